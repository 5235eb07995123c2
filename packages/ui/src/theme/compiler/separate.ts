import { distance, nearestColour } from './nearest.ts';

const replaced = (colours: readonly string[], index: number, colour: string) =>
  colours.map((other, at) => (at === index ? colour : other));

/**
 * Moves as few of some colours as possible, each as little as possible, until none is too close to another.
 *
 * @param close pairs that are too close, each as its two positions
 * @param allowed whether a colour may stand at a position at all
 * @returns undefined when there is no room between the others
 */
export function separate(
  colours: readonly string[],
  close: (colours: readonly string[]) => (readonly number[])[],
  allowed: (colour: string, index: number) => boolean = () => true,
): readonly string[] | undefined {
  let current = colours;
  for (let turn = 0; turn < colours.length; turn += 1) {
    const before = current;
    const pairs = close(before);
    const fixes = [...new Set(pairs.flat())].flatMap(index => {
      const start = before[index] ?? '';
      const passes = (colour: string) =>
        allowed(colour, index) && !close(replaced(before, index, colour)).some(pair => pair.includes(index));
      const colour = nearestColour(start, passes);
      const mended = pairs.filter(pair => pair.includes(index)).length;
      return colour === undefined ? [] : [{ index, colour, mended, away: distance(start, colour) }];
    });
    const [best] = fixes.sort((one, other) => other.mended - one.mended || one.away - other.away);
    if (!best) break;
    current = replaced(before, best.index, best.colour);
  }
  return close(current).length === 0 ? current : undefined;
}
