import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitMotion, springBack, tiltAt } from './motion.ts';

describe('the spring', () => {
  it('begins where the card was released and ends in the middle', () => {
    const positions = springBack(120, 0);
    expect(positions[0]).toBe(120);
    expect(positions.at(-1)).toBe(0);
    expect(Math.abs(positions.at(-2) ?? 99)).toBeLessThan(0.5);
  });

  it('moves on for a moment in the direction of the release', () => {
    expect(springBack(100, 0.4)[1]).toBeGreaterThan(100);
  });

  it('overshoots by a few pixels only', () => {
    expect(Math.min(...springBack(120, 0))).toBeGreaterThan(-5);
  });
});

describe('the exit', () => {
  it('moves the card out of view within 140 to 320 ms', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('like' as const, 'pass' as const),
        fc.integer({ min: -400, max: 400 }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (to, x, velocity) => {
          const exit = exitMotion(to, { x, velocity, width: 360 });
          expect(Math.sign(exit.x)).toBe(to === 'like' ? 1 : -1);
          expect(Math.abs(exit.x)).toBeGreaterThan(360);
          expect(exit.ms >= 140 && exit.ms <= 320).toBe(true);
        },
      ),
    );
  });

  it('is quicker for a card flicked harder', () => {
    const at = (velocity: number) => exitMotion('like', { x: 100, velocity, width: 360 }).ms;
    expect(at(2)).toBeLessThan(at(0));
  });
});

it('tilts with the distance, and not at all without a width', () => {
  expect(tiltAt(360, 360)).toBe(9);
  expect(tiltAt(-180, 360)).toBe(-4.5);
  expect(tiltAt(50, 0)).toBe(0);
});
