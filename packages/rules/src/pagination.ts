/** Number of pages for a number of items; at least one. */
export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/** A page number within 1 and the last page; anything that is no number is page 1. */
export function clampPage(page: number, pages: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.floor(page)), Math.max(1, pages)) : 1;
}

/**
 * Page numbers to show: first, last, the current one and `around` neighbours on each side; `gap` takes the place of two or
 * more left-out pages.
 */
export function pageWindow(current: number, pages: number, around = 1): (number | 'gap')[] {
  const page = clampPage(current, pages);
  const shown = new Set([1, Math.max(1, pages)]);
  for (let near = page - around; near <= page + around; near++) {
    if (near >= 1 && near <= pages) shown.add(near);
  }
  const result: (number | 'gap')[] = [];
  let previous = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2)
      result.push(previous + 1); // a gap of one page would take as much room as the page itself
    else if (number - previous > 2) result.push('gap');
    result.push(number);
    previous = number;
  }
  return result;
}
