import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limited, maxScale, roomOf, zoomedAt } from './zoom.ts';

const pixels = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const side = fc.integer({ min: 40, max: 4000 });
const size = fc.record({ width: side, height: side });
const room = fc.tuple(size, size).map(([frame, photo]) => roomOf(frame, photo));
const scale = fc.double({ min: 0.2, max: 9, noNaN: true });
const point = fc.record({ x: pixels(180), y: pixels(320) });
const somewhere = fc.record({ scale, x: pixels(9999), y: pixels(9999) });

it('a photo that is larger than its frame leaves no gap beside it, a smaller one stays in the middle', () => {
  fc.assert(
    fc.property(room, somewhere, scale, point, (here, before, to, at) => {
      const { scale: enlarged, x, y } = zoomedAt(limited(before, here), to, at, here);
      expect(enlarged).toBeGreaterThanOrEqual(1);
      expect(enlarged).toBeLessThanOrEqual(maxScale);
      const overlap = (photo: number, frame: number) => Math.max(0, (photo * enlarged - frame) / 2);
      expect(Math.abs(x)).toBeLessThanOrEqual(overlap(here.photo.width, here.frame.width) + 1e-6);
      expect(Math.abs(y)).toBeLessThanOrEqual(overlap(here.photo.height, here.frame.height) + 1e-6);
    }),
  );
});

it('what lies below the fingers stays there where the photo may move', () => {
  fc.assert(
    fc.property(room, somewhere, scale, point, (here, before, to, at) => {
      const from = limited(before, here);
      const after = zoomedAt(from, to, at, here);
      /** The part of the photo at that point. */
      const partAt = (place: typeof from, axis: 'x' | 'y') => (at[axis] - place[axis]) / place.scale;
      for (const axis of ['x', 'y'] as const) {
        const free = at[axis] - partAt(from, axis) * after.scale;
        const isLimited = limited({ ...after, [axis]: free }, here)[axis] !== free;
        if (!isLimited) expect(partAt(after, axis)).toBeCloseTo(partAt(from, axis), 5);
      }
    }),
  );
});

it('a photo is drawn whole: as wide or as high as its frame, and no larger', () => {
  expect(roomOf({ width: 360, height: 640 }, { width: 3000, height: 2000 }).photo).toEqual({
    width: 360,
    height: 240,
  });
  expect(roomOf({ width: 360, height: 640 }, { width: 100, height: 400 }).photo).toEqual({
    width: 160,
    height: 640,
  });
});
