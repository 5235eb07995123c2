/**
 * Picks one item of a list by turns: operation `turn` gets item `turn` modulo the length, so that over all operations
 * every item is used without testing every item with each operation. `pnpm test all` tests all items.
 */
export const inTurn = <Item>(list: readonly Item[], turn: number): Item[] =>
  process.env.TEST_ALL ? [...list] : list.filter((_, index) => index === turn % list.length);
