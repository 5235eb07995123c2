import { expect, it } from 'vitest';
import portraits from '../../../packages/ui/test/portraits/portraits.json' with { type: 'json' };
import { ages, faces } from './faces.ts';

it('everybody in the examples has a face of their own, of about their age', () => {
  expect([...ages.keys()].sort()).toEqual(Object.keys(faces).sort());
  expect(new Set(Object.values(faces)).size).toBe(Object.keys(faces).length);
  for (const [name, given] of ages)
    for (const age of given)
      expect(Math.abs(age - (portraits[faces[name] ?? -1]?.age ?? 0)), `${name}, ${age}`).toBeLessThanOrEqual(
        6,
      );
});
