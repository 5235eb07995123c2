import { expect, it } from 'vitest';
import { leaves } from './useDragAway.ts';

it.each([
  ['a quarter of its height', 100, 0, true],
  ['further, but flicked up', 300, -0.8, false],
  ['further, and moved up slowly', 300, -0.1, true],
  ['less than that, slowly', 99, 0.1, false],
  ['a short flick', 30, 0.8, true],
  ['a tremble, however fast', 10, 3, false],
  ['nothing', 0, 0, false],
])('a box of 400 px that is dragged down %s leaves: %s px, %s px/ms', (_, pixels, speed, gone) => {
  expect(leaves(pixels, speed, 400)).toBe(gone);
});
