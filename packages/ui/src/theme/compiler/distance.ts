import {
  type Color,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori/fn';
import './colour.ts';
import { distance as between } from './nearest.ts';
import type { Mode } from './ramp.ts';
import { requirements } from './ramp.ts';
import type { Colours } from './semantic.ts';

/** Normal colour vision, or a kind of colour blindness. */
export type ColourVision = 'everyone' | 'no red' | 'no green' | 'no blue';

/** How different two package tones look with one kind of colour vision. */
export interface ToneDistance {
  mode: Mode;
  colourVision: ColourVision;
  /** The two tones, e.g. `p0` and `p2`. */
  tones: readonly [string, string];
  /** Distance in OKLab; black and white are 1 apart. */
  distance: number;
  needed: number;
}

const rgb = converter('rgb');
const colourVisions: Record<ColourVision, (colour: Color) => Color> = {
  everyone: colour => colour,
  'no red': filterDeficiencyProt(1),
  'no green': filterDeficiencyDeuter(1),
  'no blue': filterDeficiencyTrit(1),
};

const kinds = Object.entries(colourVisions) as [ColourVision, (colour: Color) => Color][];

/** Distance of every two colours, given by their positions, for normal vision and for each kind of colour blindness. */
function distances(colours: readonly string[]) {
  const parsed = colours.map((colour): Color => rgb(colour) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return kinds.flatMap(([colourVision, see]) => {
    const seen = parsed.map(see);
    return seen.flatMap((first, index) =>
      seen.slice(index + 1).map((second, offset) => ({
        colourVision,
        pair: [index, index + 1 + offset] as const,
        distance: between(first, second),
      })),
    );
  });
}

/** Pairs of colours that somebody cannot tell apart, each as its two positions. */
export const tooClose = (colours: readonly string[]): (readonly number[])[] =>
  distances(colours)
    .filter(({ distance }) => distance < requirements.tones)
    .map(({ pair }) => pair);

/** Distances between the solid colours of the four packages. */
export function toneDistances({ package: packages }: Colours, mode: Mode): ToneDistance[] {
  const names = Object.keys(packages);
  return distances(Object.values(packages).map(({ solid }) => solid)).map(
    ({ colourVision, pair, distance }) => ({
      mode,
      colourVision,
      tones: [names[pair[0]] ?? '', names[pair[1]] ?? ''],
      distance,
      needed: requirements.tones,
    }),
  );
}
