/** Pseudo-random values: the same seed gives the same values on every machine. */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  /** Fraction between two values. */
  between(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the list; throws when it is empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** One key of a table of weights; throws when it is empty. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key;
  /** The list in another order. */
  shuffle<Item>(list: readonly Item[]): Item[];
}

/** Hash of a text in 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A stream of random numbers for a seed (mulberry32); different seeds give independent streams. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[int(0, list.length - 1)] as Item;
  };
  return {
    next,
    int,
    pick,
    between: (min, max) => min + next() * (max - min),
    chance: probability => next() < probability,
    weighted: weights => {
      const entries = Object.entries(weights) as [keyof typeof weights & string, number][];
      const last = entries.at(-1);
      if (!last) throw new RangeError('Nothing to pick from');
      let remaining = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        remaining -= weight;
        if (remaining < 0) return key as never;
      }
      return last[0] as never;
    },
    shuffle: list => {
      const result = [...list];
      for (let index = result.length - 1; index > 0; index--) {
        const other = int(0, index);
        [result[index], result[other]] = [result[other], result[index]] as [never, never];
      }
      return result;
    },
  };
}
