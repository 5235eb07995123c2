import { expect, it } from 'vitest';
import { ageMethodFor } from './age-assurance.ts';

const byCountry = { GB: 'token', CH: 'none' } as const;

it.each([
  [['GB', null], 'token'],
  [['DE', 'GB'], 'token'],
  [['GB', 'CH'], 'token'],
  [['DE', null], 'token'],
  [['CH', 'DE'], 'declaration'],
  [['CH', null], 'token'],
  [['CH'], 'none'],
  [[null], 'token'],
])('the strictest way of %o is %s', (countries, method) => {
  expect(ageMethodFor(byCountry, countries)).toBe(method);
});

it('a site that names no country asks for the declaration', () => {
  expect(ageMethodFor(undefined, ['GB', 'IT'])).toBe('declaration');
  expect(ageMethodFor(undefined, [null])).toBe('declaration');
});
