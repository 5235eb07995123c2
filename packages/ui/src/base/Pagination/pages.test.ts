import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPages } from './pages.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [3, 5, [1, 2, 3, 4, 5]],
  [500, 500, [1, null, 499, 500]],
])('page %i of %i', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown));

test('always holds the first, the current and the last page, in order, at most nine entries', () => {
  const places = fc
    .integer({ min: 1, max: 2000 })
    .chain(pages => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const shown = shownPages(page, pages);
      const numbers = shown.filter(number => number !== null);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(9);
    }),
  );
});
