import { expect, it, vi } from 'vitest';
import { strongerRule } from './stronger-rules.ts';

type Sheet = Parameters<typeof strongerRule>[0] extends Iterable<infer One> ? One : never;
type Rule = Sheet['cssRules'] extends Iterable<infer One> ? One : never;

const rule = (selectorText: string, style: Record<string, string>): Rule => ({
  selectorText,
  style: Object.assign(Object.keys(style), { getPropertyValue: (name: string) => style[name] ?? '' }),
  parentStyleSheet: { href: '/src/index.css' },
});
const layered: Sheet = {
  cssRules: [
    { name: 'vl.tokens', cssRules: [rule('h1', { color: 'token' })] },
    { name: 'vl.base', cssRules: [rule('.vl-Heading-1', { color: 'var(--strong)', margin: '0px' })] },
  ],
};
/** A page with one headline of ours. */
const heading = (selector: string) =>
  selector === 'h1' || selector === '*'
    ? [{ className: 'vl-Heading vl-Heading-1', matches: (own: string) => own === '.vl-Heading-1' }]
    : [];
const found = (...sheets: Sheet[]) => strongerRule(sheets, heading);

it('names the rule of a template that wins over a component, with its file', () => {
  expect(
    found(layered, { cssRules: [rule('h1', { 'font-weight': '500', color: 'var(--text-h)' })] }),
  ).toEqual({
    selector: 'h1',
    property: 'color',
    sheet: '/src/index.css',
    component: 'vl-Heading',
  });
});

it('looks into conditions that hold', () => {
  const wide = { media: { mediaText: 'print' }, cssRules: [rule('h1', { color: 'red' })] };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(found(layered, { cssRules: [wide] })).toBeUndefined();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(found(layered, { cssRules: [wide] })?.selector).toBe('h1');
  vi.unstubAllGlobals();
});

it.each<[string, Sheet[]]>([
  ['the same value', [layered, { cssRules: [rule('*', { margin: '0px' })] }]],
  [
    'a class of the page, which wins on purpose',
    [layered, { cssRules: [rule('h1.hero', { color: 'red' })] }],
  ],
  [
    'a rule in a layer',
    [layered, { cssRules: [{ name: 'base', cssRules: [rule('h1', { color: 'red' })] }] }],
  ],
  [
    'a rule in a layer without a name',
    [layered, { cssRules: [{ name: '', cssRules: [rule('h1', { color: 'red' })] }] }],
  ],
  ['a page with the sheet for such rules', [{ cssRules: [rule('h1', { color: 'red' })] }]],
  ['elements that are not ours', [layered, { cssRules: [rule('h6', { color: 'red' })] }]],
])('is quiet about %s', (_, sheets) => {
  expect(found(...sheets)).toBeUndefined();
});

it('leaves out sheets of other hosts, which no script may read', () => {
  const foreign = {
    get cssRules(): Rule[] {
      throw new Error('SecurityError');
    },
  };
  expect(found(foreign, layered)).toBeUndefined();
});
