/**
 * Picks one item of a list by turns: over all operations every item is used, without using every item for each
 * operation. `pnpm test all` returns all items.
 */
export const inTurn = <One>(list: readonly One[], turn: number): One[] =>
  process.env.TEST_ALL ? [...list] : list.filter((_, place) => place === turn % list.length);
