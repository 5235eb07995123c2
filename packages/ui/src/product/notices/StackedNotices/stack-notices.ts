/** `must` is always shown, because something does not work until the reader acts. `offer` comes last. */
export type NoticeWeight = 'must' | 'should' | 'offer';

const order: Record<NoticeWeight, number> = { must: 0, should: 1, offer: 2 };

/**
 * Sorts by importance, stable. Shows as many as `limit` allows, and every `must` beyond that; a single hidden one is
 * shown too, because the button for it would be as tall.
 */
export function stackNotices<T extends { weight: NoticeWeight }>(
  notices: readonly T[],
  limit: number,
): { shown: readonly T[]; collapsed: readonly T[] } {
  const sorted = notices.toSorted((a, b) => order[a.weight] - order[b.weight]);
  const least = Math.max(limit, sorted.filter(({ weight }) => weight === 'must').length);
  const cut = sorted.length - least === 1 ? sorted.length : least;
  return { shown: sorted.slice(0, cut), collapsed: sorted.slice(cut) };
}
