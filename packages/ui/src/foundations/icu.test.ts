import { expect, it } from 'vitest';
import { icuText } from './icu.ts';

it('shows a compiled message as it was written', () => {
  expect(icuText('Back')).toBe('Back');
  expect(icuText(['Photos of ', ['name']])).toBe('Photos of {name}');
  expect(
    icuText([['count', 'plural', { 0: ['Filters'], one: ['#', ' filter'], other: ['#', ' filters'] }], '!']),
  ).toBe('{count, plural, =0 {Filters} one {# filter} other {# filters}}!');
});
