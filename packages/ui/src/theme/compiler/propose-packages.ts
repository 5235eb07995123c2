import type { BrandSeeds } from './brand.ts';
import { parse } from './colour.ts';
import { tooClose } from './distance.ts';
import { towards } from './nearest.ts';
import { groundOf } from './palette.ts';
import { modes } from './resolved-themes.ts';
import { packageSolid } from './semantic.ts';
import { separate } from './separate.ts';

/** Lightness and greatest chroma at which four tones of any hue can be told apart, from dark to light. */
const ladder = [
  { l: 0.16, c: 0.06 },
  { l: 0.38, c: 0.08 },
  { l: 0.56, c: 0.08 },
  { l: 0.83, c: 0.1 },
];
const steps = 32;

/** All four at once, `share` (0–1) of their way to the ladder, in the order of their lightness. */
function spread(packages: readonly string[], share: number): string[] {
  const order = packages
    .map((seed, at) => ({ at, l: parse(seed).l }))
    .sort((one, other) => one.l - other.l)
    .map(({ at }) => at);
  return packages.map((seed, at) => {
    const { l = 0, c = 0 } = ladder[order.indexOf(at)] ?? {};
    return towards(seed, { l, c: Math.min(c, parse(seed).c) }, share);
  });
}

/**
 * The nearest package tones that everybody can tell apart. As few as possible are moved; when there is no room for
 * that, all four move towards an even scale of lightness.
 */
export function proposePackages(seeds: BrandSeeds): readonly string[] {
  const close = (packages: readonly string[]) =>
    modes.flatMap(mode => {
      const ground = groundOf(seeds, mode);
      return tooClose(packages.map(seed => packageSolid(seed, ground).solid));
    });
  const separated = separate(seeds.packages, close);
  if (separated) return separated;
  const scales = Array.from({ length: steps }, (_, step) => spread(seeds.packages, (step + 1) / steps));
  return scales.find(scale => close(scale).length === 0) ?? spread(seeds.packages, 1);
}
