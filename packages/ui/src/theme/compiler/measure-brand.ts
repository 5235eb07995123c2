import { twoDecimals } from './colour.ts';
import { type ModeContrastResult, measureContrasts } from './contrast-requirements.ts';
import { type ToneDistance, toneDistances } from './distance.ts';
import type { BrandProblem } from './problems.ts';
import { brandThemes, type ResolvedTheme } from './resolved-themes.ts';
import type { ColourInput } from './semantic.ts';

/** Every colour requirement of a brand, measured. */
export interface BrandMeasurements {
  contrasts: ModeContrastResult[];
  distances: ToneDistance[];
}

/** Measures every requirement in every theme. */
export const measureThemes = (themes: readonly ResolvedTheme[]): BrandMeasurements => ({
  contrasts: themes.flatMap(({ mode, level, colours }) =>
    measureContrasts(colours, level).map(result => ({ ...result, mode, level })),
  ),
  // the high-contrast theme leaves the solid colours unchanged
  distances: themes
    .filter(({ level }) => level === 'normal')
    .flatMap(({ mode, colours }) => toneDistances(colours, mode)),
});

/** Measures every colour requirement of a brand. */
export const measureBrand = (brand: ColourInput): BrandMeasurements => measureThemes(brandThemes(brand));

/** The requirements that are not met, with what was measured. */
export function failedRequirements({ contrasts, distances }: BrandMeasurements): BrandProblem[] {
  const lowContrasts = contrasts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(
      ({ mode, level, pair, contrast, needed }): BrandProblem => ({
        code: 'contrast_too_low',
        where: pair,
        message: `${mode}, ${level} contrast: ${pair} reaches ${twoDecimals(contrast)}, needs ${needed}`,
        measured: { reached: contrast, needed },
      }),
    );
  const similarTones = distances
    .filter(({ distance, needed }) => distance < needed)
    .map(({ mode, colourVision, tones, distance, needed }): BrandProblem => {
      const where = tones.map(tone => `package.${tone}`).join(' and ');
      const viewers = colourVision === 'everyone' ? 'everyone' : `people who see ${colourVision}`;
      return {
        code: 'tones_too_close',
        where,
        message: `${mode}: ${where} are ${twoDecimals(distance)} apart for ${viewers}, need ${needed}`,
        measured: { reached: distance, needed },
      };
    });
  return [...lowContrasts, ...similarTones];
}
