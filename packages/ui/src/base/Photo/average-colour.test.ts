import { expect, test } from 'vitest';
import { averageColour } from './average-colour.ts';

test('reads the average colour of a thumbhash', () => {
  // Header bytes with L = 1 and P = Q ≈ 0: white.
  const header = 63 | (32 << 6) | (31 << 12);
  const bytes = [header & 255, (header >> 8) & 255, (header >> 16) & 255, 0, 0];
  const colour = averageColour(btoa(String.fromCharCode(...bytes)));
  const channels = colour?.match(/\d+/g)?.map(Number) ?? [];
  expect(channels).toHaveLength(3);
  for (const channel of channels) expect(channel).toBeGreaterThan(245);
});

test.each([undefined, '', '§§§', 'ab'])('gives no colour for %j', text => {
  expect(averageColour(text)).toBeUndefined();
});
