import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatIn } from './vat.ts';

test.each([
  [1499, 22, 1229, 270],
  [999, 19, 839, 160],
  [999, 8.1, 924, 75],
  [999, 0, 999, 0],
])('%i with %d %% is %i and %i', (gross, percent, netMinor, taxMinor) => {
  expect(vatIn(gross, percent)).toEqual({ netMinor, taxMinor });
});

test('net amount and tax add up to the price', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 5_000 }), (gross, basisPoints) => {
      const { netMinor, taxMinor } = vatIn(gross, basisPoints / 100);
      expect(netMinor + taxMinor).toBe(gross);
      expect(taxMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});
