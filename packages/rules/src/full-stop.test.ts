import { expect, it } from 'vitest';
import { oneFullStop } from './full-stop.ts';

it('a sentence that ends with an abbreviation has one full stop, and an ellipsis stays', () => {
  expect(oneFullStop('I authorise Velluto Media B.V..')).toBe('I authorise Velluto Media B.V.');
  expect(oneFullStop('Says \u2068נועה ב.\u2069.')).toBe('Says \u2068נועה ב.\u2069');
  expect(oneFullStop('By Velluto Media B.V.. Then ...')).toBe('By Velluto Media B.V. Then ...');
});
