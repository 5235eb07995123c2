import type { Random } from '../random.ts';

/** Deals a list in random order again and again, so that repeats lie as far apart as possible. */
export function createDeck<Item>(random: Random, items: readonly Item[]): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(items);
    const item = left.pop();
    if (item === undefined) throw new RangeError('An empty deck deals nothing');
    return item;
  };
}
