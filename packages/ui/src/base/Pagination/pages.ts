/**
 * Pages that get a link: the first, the last, and the current one with its neighbours; `null` is a gap of two or more.
 * `shownPages(5, 20)` → `[1, null, 4, 5, 6, null, 20]`.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  const validPages = [...wanted].filter(number => number >= 1 && number <= pages).sort((a, b) => a - b);
  return validPages.flatMap((number, index) => {
    const before = validPages[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
