import { variableName } from '../variable-name.ts';
import type { BrandInput } from './brand.ts';
import { failedRequirements, measureThemes } from './measure-brand.ts';
import { brandMeasures } from './measures.ts';
import { BrandError } from './problems.ts';
import { proposeColours } from './propose.ts';
import type { Mode } from './ramp.ts';
import { readBrand } from './read-brand.ts';
import { brandThemes, type ResolvedTheme } from './resolved-themes.ts';
import type { Contrast } from './semantic.ts';

/** Version of the contract that a brand's CSS is compiled for. */
export const contractVersion = 1;

type Tree = { readonly [key: string]: string | Tree };
type Variables = [name: string, value: string][];

const flatten = (tree: Tree, path: string[] = []): Variables =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`--${variableName([...path, key])}`, value] as [string, string]]
      : flatten(value, [...path, key]),
  );

/** `light-dark()` of both modes, or the plain value where both are equal. */
function colourVariables(themes: readonly ResolvedTheme[], level: Contrast): Variables {
  const variablesOf = (mode: Mode) =>
    flatten(themes.find(theme => theme.mode === mode && theme.level === level)?.colours ?? {});
  const dark = new Map(variablesOf('dark'));
  return variablesOf('light').map(([name, light]) => {
    const other = dark.get(name) ?? light;
    return [name, other === light ? light : `light-dark(${light}, ${other})`];
  });
}

const block = (selector: string, variables: Variables) =>
  `${selector} {\n${variables.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/**
 * The variables of a brand as CSS. Modes follow `color-scheme`, so a subtree only sets an attribute.
 *
 * @throws BrandError when an input is wrong or a requirement is not met, with every problem, the measured and required
 * values, and the nearest colours that pass.
 */
export function compileBrand(input: BrandInput): string {
  const brand = readBrand(input);
  const themes = brandThemes(brand);
  const broken = failedRequirements(measureThemes(themes));
  if (broken.length > 0)
    throw new BrandError(
      `The brand "${brand.id}" does not meet its requirements:`,
      broken,
      proposeColours(input),
    );
  const normal = colourVariables(themes, 'normal');
  const plain = new Map(normal);
  const more = colourVariables(themes, 'more').filter(([name, value]) => plain.get(name) !== value);
  const changed = new Set(more.map(([name]) => name));
  const root = `[data-vl-brand="${brand.id}"]`;
  // Excludes subtrees that set another brand.
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
