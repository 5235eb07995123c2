import { expect, it } from 'vitest';
import { icuText } from './icu.ts';

it('turns a compiled message back into its source text', () => {
  expect(icuText('Back')).toBe('Back');
  expect(icuText(['Photos of ', ['name']])).toBe('Photos of {name}');
  expect(
    icuText([['count', 'plural', { 0: ['Filters'], one: ['#', ' filter'], other: ['#', ' filters'] }], '!']),
  ).toBe('{count, plural, =0 {Filters} one {# filter} other {# filters}}!');
});
