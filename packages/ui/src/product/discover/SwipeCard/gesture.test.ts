import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionOf, decisionOfKey } from './gesture.ts';

describe('a drag becomes a decision', () => {
  it.each([
    ['far to the right', 130, 0, 'like'],
    ['far to the left', -130, 0, 'pass'],
    ['not far enough', 100, 0, null],
    ['slowly, not far enough', -100, -0.4, null],
    ['flicked right', 30, 0.6, 'like'],
    ['flicked left', -30, -0.6, 'pass'],
    ['flicked back from far', 200, -0.8, null],
    ['a tremble', 6, 2, null],
    ['nothing', 0, 0, null],
  ])('%s', (_, x, velocity, decision) => {
    expect(decisionOf({ x, velocity, width: 360 })).toBe(decision);
  });

  it('never decides for the opposite side', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -800, max: 800 }),
        fc.double({ min: -5, max: 5, noNaN: true }),
        (x, velocity) => {
          const decision = decisionOf({ x, velocity, width: 360 });
          if (decision) expect(decision).toBe(x > 0 ? 'like' : 'pass');
        },
      ),
    );
  });
});

it('accepts arrow keys only without modifier keys', () => {
  const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(decisionOfKey({ ...noModifiers, key: 'ArrowRight' })).toBe('like');
  expect(decisionOfKey({ ...noModifiers, key: 'ArrowLeft' })).toBe('pass');
  expect(decisionOfKey({ ...noModifiers, key: 'ArrowDown' })).toBeNull();
  // the shortcut for “back” in the browser
  expect(decisionOfKey({ ...noModifiers, key: 'ArrowLeft', altKey: true })).toBeNull();
});
