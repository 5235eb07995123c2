import type { BrandFonts, BrandInput, BrandSeeds, CompleteBrand } from './brand.ts';
import { hex, parse } from './colour.ts';

/** Families that devices bring, so that no font has to be loaded. */
const fonts: BrandFonts = {
  body: 'system-ui, sans-serif',
  display: 'system-ui, sans-serif',
  weight: 400,
  strong: 650,
  displayWeight: 750,
  emphasis: 'normal',
  displayTracking: -0.02,
};

/**
 * Seeds made from one colour: backgrounds and texts are tinted with its hue, and the packages differ in lightness, so
 * that people who see no colours can tell them apart. Throws an error when `accent` is not a colour.
 */
export function seedsFrom(accent: string): BrandSeeds {
  const { c, h } = parse(accent);
  const tint = Math.min(c, 0.1);
  return {
    paper: hex({ l: 0.975, c: tint * 0.08, h }),
    ink: hex({ l: 0.24, c: tint * 0.4, h }),
    night: hex({ l: 0.18, c: tint * 0.2, h }),
    cream: hex({ l: 0.95, c: tint * 0.12, h }),
    accent,
    coin: '#e0a422',
    positive: '#3c7d54',
    caution: '#b07a10',
    critical: '#b3122f',
    packages: [
      hex({ l: 0.29, c: tint * 0.5, h }),
      hex({ l: 0.45, c: tint, h }),
      hex({ l: 0.61, c: tint * 1.3, h }),
      hex({ l: 0.85, c: 0.13, h: 85 }),
    ],
  };
}

/** Values that are given, over defaults; an explicit `undefined` counts as left out. */
const withDefaults = <Values extends object>(defaults: Values, given: Partial<Values> = {}): Values => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

/**
 * Fills in everything that a brand leaves out. Colours are derived from the accent, letters are those of the device.
 *
 * @throws Error when the accent is not a CSS colour; other inputs are not checked.
 */
export const completeBrand = ({ id, name, seeds, ...rest }: BrandInput): CompleteBrand => ({
  id,
  name,
  seeds: withDefaults(seedsFrom(seeds.accent), seeds),
  fonts: withDefaults(fonts, rest.fonts),
  shape: rest.shape ?? 0.6,
  photoTreatment: rest.photoTreatment ?? 'none',
  people: rest.people ?? 'close',
  light: rest.light ?? 'none',
  align: rest.align ?? 'start',
  pace: rest.pace ?? 'swift',
  keep: rest.keep ?? [],
});
