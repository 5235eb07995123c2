import { expect, it } from 'vitest';
import { cropsOf } from './crops-of.ts';

const scene = (src: string) => ({ poster: { src, width: 16, height: 9 }, alt: `scene ${src}` });

it('has nothing to show without scenes', () => {
  expect(cropsOf([], 6)).toEqual([]);
});

it('shows every scene once with its text, then other parts of it without', () => {
  const crops = cropsOf([scene('a'), scene('b')], 5);
  expect(crops.map(({ poster }) => poster.src)).toEqual(['a', 'b', 'a', 'b', 'a']);
  expect(crops.map(({ alt }) => alt)).toEqual(['scene a', 'scene b', '', '', '']);
  const [first, , second, , third] = crops;
  expect(new Set([first, second, third].map(crop => crop?.poster.focal?.x))).toHaveProperty('size', 3);
});

it('shows no more scenes than there are places', () => {
  expect(cropsOf([scene('a'), scene('b'), scene('c')], 2)).toHaveLength(2);
});
