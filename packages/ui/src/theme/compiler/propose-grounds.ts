import type { BrandSeeds } from './brand.ts';
import { parse } from './colour.ts';
import { measureContrasts } from './contrast-requirements.ts';
import { distance, towards } from './nearest.ts';
import type { Mode } from './ramp.ts';
import { modes, modeThemes } from './resolved-themes.ts';
import type { ColourInput } from './semantic.ts';

/** Seeds that are grounds or texts, with the lightness at which their contrast is greatest. */
const ends = { paper: 1, ink: 0, night: 0, cream: 1 } as const;
type GroundName = keyof typeof ends;
const all: readonly GroundName[] = ['paper', 'ink', 'night', 'cream'];

/**
 * Seeds that a mode's contrast depends on, alone and together, by how many are moved; labels on photos take theirs from
 * the other mode too.
 */
const groups: Record<Mode, readonly (readonly (readonly GroundName[])[])[]> = {
  light: [[['ink'], ['paper'], ['night']], [['ink', 'paper']], [['ink', 'paper', 'night']]],
  dark: [[['cream'], ['night'], ['ink']], [['cream', 'night']], [['cream', 'night', 'ink']]],
};
const steps = 64;

/** Moves seeds by `share` (0–1) of their way to black or white; `chroma` is the part of their chroma left at the end. */
function moved(seeds: BrandSeeds, names: readonly GroundName[], share: number, chroma: number): BrandSeeds {
  const changed = names.map(name => {
    const seed = seeds[name];
    return [name, towards(seed, { l: ends[name], c: parse(seed).c * chroma }, share)];
  });
  return { ...seeds, ...Object.fromEntries(changed) };
}

const away = (from: BrandSeeds, to: BrandSeeds) =>
  Math.hypot(...all.map(name => distance(from[name], to[name])));

/**
 * The nearest grounds and texts with which every pair of colours has its contrast; the seeds themselves when it has it
 * already. As few as possible are moved. Contrast only grows on the way to black and white, so the first step that is
 * enough is found by bisection.
 */
export function proposeGrounds({ seeds: given, fonts }: ColourInput): BrandSeeds {
  const meets = (seeds: BrandSeeds, mode: Mode) =>
    modeThemes({ seeds, fonts }, mode).every(({ colours, level }) =>
      measureContrasts(colours, level).every(({ contrast, needed }) => contrast >= needed),
    );
  const nearest = (from: BrandSeeds, mode: Mode, names: readonly GroundName[], chroma: number) => {
    const at = (step: number) => moved(from, names, step / steps, chroma);
    if (!meets(at(steps), mode)) return [];
    let [fails, works] = [0, steps];
    while (works - fails > 1) {
      const middle = Math.floor((works + fails) / 2);
      if (meets(at(middle), mode)) works = middle;
      else fails = middle;
    }
    return [at(works)];
  };
  let seeds = given;
  for (const mode of modes) {
    if (meets(seeds, mode)) continue;
    const from = seeds;
    for (const sameSize of groups[mode]) {
      const options = sameSize.flatMap(names => [1, 0].flatMap(chroma => nearest(from, mode, names, chroma)));
      const [best] = options.sort((one, other) => away(from, one) - away(from, other));
      if (!best) continue;
      seeds = best;
      break;
    }
  }
  return modes.every(mode => meets(seeds, mode)) ? seeds : moved(given, all, 1, 0);
}
