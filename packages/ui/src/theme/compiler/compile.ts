import { byContrast, byMode, isSwitched } from '../switches.ts';
import { variableName } from '../variable-name.ts';
import type { BrandInput } from './brand.ts';
import { leaves, type Tree } from './leaves.ts';
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

type Variables = [name: string, value: string][];

const flatten = (tree: Tree): Variables =>
  leaves(tree).map(([path, value]) => [`--${variableName(path)}`, value]);

/** Every colour, following mode and contrast where it differs. */
function colourVariables(themes: readonly ResolvedTheme[]): Variables {
  const valuesIn = (mode: Mode, level: Contrast) =>
    new Map(flatten(themes.find(theme => theme.mode === mode && theme.level === level)?.colours ?? {}));
  const dark = valuesIn('dark', 'normal');
  const lightMore = valuesIn('light', 'more');
  const darkMore = valuesIn('dark', 'more');
  return [...valuesIn('light', 'normal')].map(([name, light]) => {
    const of = (theme: Map<string, string>) => theme.get(name) ?? light;
    return [name, byContrast(byMode(light, of(dark)), byMode(of(lightMore), of(darkMore)))];
  });
}

const block = (selector: string, variables: Variables) =>
  `${selector} {\n${variables.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/**
 * The variables of a brand as CSS. What follows mode or contrast is declared again where a subtree sets one of them. A
 * brand may stand inside another; inside a third, mode and contrast have to be set on the element of the brand.
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
  const variables = [...colourVariables(themes), ...flatten(brandMeasures(brand))];
  const fixed = variables.filter(([, value]) => !isSwitched(value));
  const switched = variables.filter(([, value]) => isSwitched(value));
  const root = `[data-vl-brand="${brand.id}"]`;
  // not in a subtree that sets another brand
  const others = `[data-vl-brand], ${root} [data-vl-brand]:not(${root}) *`;
  const within = `${root} :is([data-vl-mode], [data-vl-contrast]):not(${others})`;
  return [
    '@layer vl.reset, vl.tokens, vl.base, vl.patterns, vl.product, vl.brand;',
    '@layer vl.tokens {',
    block(root, [['--vl-contract', String(contractVersion)], ...fixed]),
    block(`${root}, ${within}`, switched),
    '}\n',
  ].join('\n');
}
