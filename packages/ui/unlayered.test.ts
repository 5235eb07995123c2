import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { unlayered } from './unlayered.ts';

const order = '@layer vl; @layer vl.reset; @layer vl.tokens; @layer vl.base; @layer vl.product;';
const rulesOf = (css: string): string[] => {
  const rules: string[] = [];
  parse(css).walkRules(({ selector, nodes }: Rule) => {
    rules.push(`${selector} { ${nodes.join('; ')} }`);
  });
  return rules;
};

test('rules are ordered by layer, then by specificity', () => {
  const css = `${order}
    @layer vl.product { .tile { color: red } }
    @layer vl.base { .button:hover { color: blue } .button { color: green } }
    @layer vl.reset { a[class] { color: inherit } }`;
  expect(rulesOf(unlayered(css))).toEqual([
    ':where(a)[class] { color: inherit }',
    '.button { color: green }',
    '.button:where(:hover) { color: blue }',
    '.tile { color: red }',
  ]);
});

test.each([
  ['.a', '.a'],
  ['.a.a', ':where(.a).a'],
  ['.a:not(:disabled):hover', '.a:where(:not(:disabled)):where(:hover)'],
  ['.a:hover > .b::before', ':where(.a):where(:hover) > .b::before'],
  ['.prose li + li::marker', '.prose :where(li) + :where(li)::marker'],
  ['.a > *', '.a > *'],
  ['[data-x="1"]', '[data-x="1"]'],
  [':where(:root)', ':where(:root)'],
])('%s has the specificity of one class', (selector, expected) => {
  expect(rulesOf(unlayered(`${order} @layer vl.base { ${selector} { color: red } }`))).toEqual([
    `${expected} { color: red }`,
  ]);
});

test('selectors of one rule with different specificities become separate rules', () => {
  const css = `${order} @layer vl.base { .a, .b .c { color: red } .d { color: blue } }`;
  expect(rulesOf(unlayered(css))).toEqual([
    '.a { color: red }',
    '.d { color: blue }',
    ':where(.b) .c { color: red }',
  ]);
});

test('conditions stay around their rules', () => {
  const css = `${order}
    @layer vl.product { @media (width > 1px) { @supports (gap: 0) { .a { color: red } } .b { color: red } } }`;
  expect(unlayered(css).replaceAll(/\s*\{\s*/g, ' { ')).toContain(
    '@media (width > 1px) { @supports (gap: 0) { .a { color: red } } } @media (width > 1px) { .b { color: red } }',
  );
});

test('variables stay in their layer, beside those of the brands', () => {
  const css = `${order} @layer vl.tokens { :where(:root) { --vl-x: 1 } } @layer vl.base { .a { color: red } }`;
  const nodes = parse(unlayered(css)).nodes.map(node => node.toString());
  expect(nodes).toEqual([
    '@layer vl.tokens',
    '@layer vl.tokens { :where(:root) { --vl-x: 1 } }',
    '.a { color: red }',
  ]);
});
