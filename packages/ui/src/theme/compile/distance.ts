import {
  type Color,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori/fn';
import './colour.ts';
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
const between = differenceEuclidean('oklab');

/** Distances between the solid colours of the four packages, for normal vision and for each kind of colour blindness. */
export function toneDistances({ package: packages }: Colours, mode: Mode): ToneDistance[] {
  const solids = Object.entries(packages).map(([name, { solid }]): [string, Color] => [
    name,
    rgb(solid) ?? { mode: 'rgb', r: 0, g: 0, b: 0 },
  ]);
  return (Object.entries(colourVisions) as [ColourVision, (colour: Color) => Color][]).flatMap(
    ([colourVision, see]) =>
      solids.flatMap(([first, firstColour], index) =>
        solids.slice(index + 1).map(([second, secondColour]) => ({
          mode,
          colourVision,
          tones: [first, second] as const,
          distance: between(see(firstColour), see(secondColour)),
          needed: requirements.tones,
        })),
      ),
  );
}
