import type { BrandSeeds, CompleteBrand, KeepableSeed } from './brand.ts';
import { type Ground, generateNeutral, generateRamp, type Mode, type Ramp } from './ramp.ts';

/** Colour ramps of a brand in one mode; normal and high contrast take their steps from them. */
export interface Palette {
  ground: Ground;
  neutral: readonly string[];
  accent: Ramp;
  coin: Ramp;
  positive: Ramp;
  caution: Ramp;
  critical: Ramp;
  packages: readonly [Ramp, Ramp, Ramp, Ramp];
}

/** Page, text and labels of one mode. */
export function groundOf({ paper, ink, night, cream }: BrandSeeds, mode: Mode): Ground {
  const [page, text, dark] = mode === 'light' ? [paper, ink, ink] : [night, cream, night];
  return { mode, page, text, labels: ['#ffffff', dark] };
}

/** Generates the ramps of every seed for one mode. */
export function generatePalette(
  { seeds, keep = [] }: Pick<CompleteBrand, 'seeds' | 'keep'>,
  mode: Mode,
): Palette {
  const ground = groundOf(seeds, mode);
  const generate = (seed: string) => generateRamp(seed, ground);
  const named = (name: KeepableSeed) => generateRamp(seeds[name], ground, keep.includes(name));
  const accent = named('accent');
  const [p0, p1, p2, p3] = seeds.packages;
  return {
    ground,
    neutral: generateNeutral(ground, accent.steps[1] ?? ground.page),
    accent,
    coin: generate(seeds.coin),
    positive: named('positive'),
    caution: named('caution'),
    critical: named('critical'),
    packages: [generate(p0), generate(p1), generate(p2), generate(p3)],
  };
}
