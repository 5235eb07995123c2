import { variableName } from '../variable-name.ts';
import type { BrandInput } from './brand.ts';
import { brandMeasures } from './measures.ts';
import { brokenPromises } from './promises.ts';
import type { Mode } from './ramp.ts';
import { type Contrast, semanticColours } from './semantic.ts';

/** Version of the contract a brand's CSS is compiled for. */
export const contractVersion = 1;

type Tree = { readonly [key: string]: string | Tree };
type Variables = [name: string, value: string][];

const flatten = (tree: Tree, path: string[] = []): Variables =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`--${variableName([...path, key])}`, value] as [string, string]]
      : flatten(value, [...path, key]),
  );

const modes: readonly Mode[] = ['light', 'dark'];
const levels: readonly Contrast[] = ['normal', 'more'];

/** Refuses a brand that breaks a contrast promise: throws with every broken one by mode, level and name. */
export function keepPromises(brand: BrandInput): void {
  const broken = modes.flatMap(mode =>
    levels.flatMap(level =>
      brokenPromises(semanticColours(brand, mode, level)).map(
        ({ pair, contrast, needed }) =>
          `  ${mode}, ${level} contrast: ${pair}: ${contrast.toFixed(2)}, needs ${needed}`,
      ),
    ),
  );
  if (broken.length > 0) throw new Error(`Brand "${brand.id}" breaks its promises:\n${broken.join('\n')}`);
}

/** `light-dark()` of both modes, or the plain value where they agree. */
const colourVariables = (brand: BrandInput, level: Contrast): Variables => {
  const dark = new Map(flatten(semanticColours(brand, 'dark', level)));
  return flatten(semanticColours(brand, 'light', level)).map(([name, light]) => {
    const other = dark.get(name) ?? light;
    return [name, other === light ? light : `light-dark(${light}, ${other})`];
  });
};

const block = (selector: string, variables: Variables) =>
  `${selector} {\n${variables.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/** The variables of a brand as CSS. Refuses a brand that cannot be read (`keepPromises`). Modes follow `color-scheme`, so a subtree only sets an attribute. */
export function compileBrand(brand: BrandInput): string {
  keepPromises(brand);
  const normal = colourVariables(brand, 'normal');
  const plain = new Map(normal);
  const more = colourVariables(brand, 'more').filter(([name, value]) => plain.get(name) !== value);
  const changed = new Set(more.map(([name]) => name));
  const root = `[data-vl-brand="${brand.id}"]`;
  // An element that brings another brand is none of this one's business.
  const within = (level: Contrast) => `${root} [data-vl-contrast="${level}"]:not([data-vl-brand])`;
  return [
    '@layer vl.reset, vl.tokens, vl.base, vl.patterns, vl.product, vl.brand;',
    '@layer vl.tokens {',
    block(root, [['--vl-contract', String(contractVersion)], ...normal, ...flatten(brandMeasures(brand))]),
    `@media (prefers-contrast: more) {\n${block(`${root}:not([data-vl-contrast])`, more)}\n}`,
    block(`${root}[data-vl-contrast="more"], ${within('more')}`, more),
    block(
      within('normal'),
      normal.filter(([name]) => changed.has(name)),
    ),
    '}\n',
  ].join('\n');
}
