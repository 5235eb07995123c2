import type { Random } from '../random.ts';

/** Deals the items of a list in random order; starts again only when all were dealt, so that repeats are rare. */
export function createDeck<Item>(random: Random, items: readonly Item[]): () => Item {
  let remaining: Item[] = [];
  return () => {
    if (remaining.length === 0) remaining = random.shuffle(items);
    const item = remaining.pop();
    if (item === undefined) throw new RangeError('An empty deck deals nothing');
    return item;
  };
}
