import { describe, expect, it } from 'vitest';
import { isCreditorId, monthlyShare } from './direct-debit.ts';

describe('isCreditorId', () => {
  // examples of the national registries
  it.each(['DE98ZZZ09999999999', 'NL32ZZZ876543210000', 'NL32VEL876543210000', 'IT66ZZZA1B2C3D4E5F6G7H8'])(
    'accepts %s',
    id => expect(isCreditorId(id)).toBe(true),
  );
  it.each([
    '',
    'NL98ZZZ876543210000',
    'NL32ZZZ876543210001',
    'nl32zzz876543210000',
    'NL32 ZZZ876543210000',
    'NL32ZZZ',
  ])('refuses %j', id => expect(isCreditorId(id)).toBe(false));
});

it('the monthly share of a longer package is rounded down', () => {
  expect([monthlyShare(1499, 1), monthlyShare(3999, 3), monthlyShare(6999, 6)]).toEqual([1499, 1333, 1166]);
});
