import { expect, it } from 'vitest';
import { isDouble } from './double-frames.ts';

const photo = { src: '/p.webp', width: 800, height: 1000 };

it('doubles every seventh frame, the third one first', () => {
  const doubled = Array.from({ length: 24 }, (_, index) => index).filter(index => isDouble(index, photo));
  expect(doubled).toEqual([2, 9, 16, 23]);
});

it('does not double small, locked and missing pictures', () => {
  expect(isDouble(2, { ...photo, width: 320 })).toBe(false);
  expect(isDouble(2, { ...photo, locked: true })).toBe(false);
  expect(isDouble(2, null)).toBe(false);
});
