import type { BrandSeeds } from './brand.ts';
import { type Ground, growNeutral, growRamp, type Mode, type Ramp } from './ramp.ts';

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

/** Generates the ramps of every seed for one mode. */
export function growPalette(seeds: BrandSeeds, mode: Mode): Palette {
  const light = mode === 'light';
  const [page, text] = light ? [seeds.paper, seeds.ink] : [seeds.night, seeds.cream];
  const ground: Ground = { mode, page, text, labels: ['#ffffff', light ? seeds.ink : seeds.night] };
  const grow = (seed: string) => growRamp(seed, ground);
  const accent = grow(seeds.accent);
  const [p0, p1, p2, p3] = seeds.packages;
  return {
    ground,
    neutral: growNeutral(ground, accent.steps[1] ?? page),
    accent,
    coin: grow(seeds.coin),
    positive: grow(seeds.positive),
    caution: grow(seeds.caution),
    critical: grow(seeds.critical),
    packages: [grow(p0), grow(p1), grow(p2), grow(p3)],
  };
}
