import { type KeptIn, measurePromises } from './contrast-requirements.ts';
import { type ToneDistance, toneDistances } from './distance.ts';
import type { BrandProblem } from './problems.ts';
import { brandFaces, type Face } from './schemes.ts';
import type { ColourInput } from './semantic.ts';

/** Everything that is promised of a brand's colours, measured. */
export interface Measured {
  contrasts: KeptIn[];
  distances: ToneDistance[];
}

/** Measures every promise on every face. */
export const measureFaces = (faces: readonly Face[]): Measured => ({
  contrasts: faces.flatMap(({ mode, level, colours }) =>
    measurePromises(colours, level).map(kept => ({ ...kept, mode, level })),
  ),
  // more contrast leaves the solids as they are
  distances: faces
    .filter(({ level }) => level === 'normal')
    .flatMap(({ mode, colours }) => toneDistances(colours, mode)),
});

/** Measures every promise of a brand. */
export const measureBrand = (brand: ColourInput): Measured => measureFaces(brandFaces(brand));

/** The promises that are broken, with the measure of each. */
export function brokenIn({ contrasts, distances }: Measured): BrandProblem[] {
  const dim = contrasts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(
      ({ mode, level, pair, contrast, needed }): BrandProblem => ({
        code: 'contrast_too_low',
        where: pair,
        message: `${mode}, ${level} contrast: ${pair} reaches ${floor(contrast)}, needs ${needed}`,
        measured: { reached: contrast, needed },
      }),
    );
  const close = distances
    .filter(({ distance, needed }) => distance < needed)
    .map(({ mode, sight, tones, distance, needed }): BrandProblem => {
      const where = tones.map(tone => `package.${tone}`).join(' and ');
      const whose = sight === 'everyone' ? 'everyone' : `people who see ${sight}`;
      return {
        code: 'tones_too_close',
        where,
        message: `${mode}: ${where} are ${floor(distance)} apart for ${whose}, need ${needed}`,
        measured: { reached: distance, needed },
      };
    });
  return [...dim, ...close];
}

/** Two decimals, never rounded up to what is needed. */
const floor = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);
