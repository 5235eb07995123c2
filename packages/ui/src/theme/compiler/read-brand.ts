import type { BrandInput, CompleteBrand } from './brand.ts';
import { plainHex } from './colour.ts';
import { completeBrand } from './complete-brand.ts';
import { inputProblems } from './input.ts';
import { BrandError } from './problems.ts';
import { proposeColours } from './propose.ts';

/** Writes every seed as hex; colours outside sRGB lose chroma. */
function plainSeeds({ packages, ...others }: CompleteBrand['seeds']): CompleteBrand['seeds'] {
  const seeds = Object.fromEntries(Object.entries(others).map(([name, text]) => [name, plainHex(text)]));
  const [p0, p1, p2, p3] = packages;
  return { ...others, ...seeds, packages: [plainHex(p0), plainHex(p1), plainHex(p2), plainHex(p3)] };
}

/**
 * Checks a brand's inputs, fills in what is left out, and turns its colours into hex.
 *
 * @throws BrandError with every input that is missing, unknown or wrong, and colours that would pass.
 */
export function readBrand(input: BrandInput): CompleteBrand {
  const problems = inputProblems(input);
  if (problems.length > 0) {
    const id = typeof input?.id === 'string' ? `"${input.id}"` : 'without an id';
    throw new BrandError(`The brand ${id} cannot be read:`, problems, proposeColours(input));
  }
  const brand = completeBrand(input);
  return { ...brand, seeds: plainSeeds(brand.seeds) };
}
