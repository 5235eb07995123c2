import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limited, maxScale, wholePhoto, zoomedAt } from './zoom.ts';

const frame = { width: 360, height: 640 };
const scale = fc.double({ min: 0.2, max: 9, noNaN: true });
const point = fc.record({
  x: fc.double({ min: -180, max: 180, noNaN: true }),
  y: fc.double({ min: -320, max: 320, noNaN: true }),
});
const place = fc
  .record({
    scale,
    x: fc.double({ min: -999, max: 999, noNaN: true }),
    y: fc.double({ min: -999, max: 999, noNaN: true }),
  })
  .map(somewhere => limited(somewhere, frame));

it('a photo is never smaller than its frame, and never leaves a gap beside it', () => {
  fc.assert(
    fc.property(place, scale, point, (before, to, at) => {
      const after = zoomedAt(before, to, at, frame);
      expect(after.scale).toBeGreaterThanOrEqual(1);
      expect(after.scale).toBeLessThanOrEqual(maxScale);
      expect(Math.abs(after.x)).toBeLessThanOrEqual(((after.scale - 1) * frame.width) / 2 + 1e-6);
      expect(Math.abs(after.y)).toBeLessThanOrEqual(((after.scale - 1) * frame.height) / 2 + 1e-6);
    }),
  );
});

it('what lies below the fingers stays there while the photo grows', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: maxScale, noNaN: true }), (at, to) => {
      const { scale, x, y } = zoomedAt(wholePhoto, to, at, frame);
      // the part of the photo at that point, before and after
      expect((at.x - x) / scale).toBeCloseTo(at.x, 5);
      expect((at.y - y) / scale).toBeCloseTo(at.y, 5);
    }),
  );
});

it('made small again, the whole photo is in its middle', () => {
  fc.assert(
    fc.property(place, point, (before, at) => {
      const { scale, x, y } = zoomedAt(before, 1, at, frame);
      expect([scale, x + 0, y + 0]).toEqual([1, 0, 0]);
    }),
  );
});
