import { expect, test } from 'vitest';
import { hiddenEdges } from './hidden-edges.ts';

const box = (scrollLeft: number, scrollTop = 0) => ({
  scrollLeft,
  scrollTop,
  scrollWidth: 300,
  scrollHeight: 300,
  clientWidth: 100,
  clientHeight: 100,
});

test('nothing is hidden where everything fits, or all but less than a pixel', () => {
  const fits = { ...box(0), scrollWidth: 100, scrollHeight: 100 };
  expect(hiddenEdges(fits)).toEqual([]);
  expect(hiddenEdges(box(199.5, 199.5))).toEqual(['left', 'top']);
});

test.each([
  [0, 0, ['right', 'bottom']],
  [50, 50, ['left', 'right', 'top', 'bottom']],
  [200, 200, ['left', 'top']],
])('from left to right, scrolled by %i and %i', (left, top, edges) =>
  expect(hiddenEdges(box(left, top))).toEqual(edges),
);

test.each([
  [0, ['left', 'bottom']],
  [-50, ['left', 'right', 'bottom']],
  [-200, ['right', 'bottom']],
])('from right to left, scrolled by %i', (left, edges) =>
  expect(hiddenEdges(box(left), true)).toEqual(edges),
);
