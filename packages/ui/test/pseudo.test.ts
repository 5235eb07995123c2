import { expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

it('lengthens and accents words, and leaves values, cases and markup alone', () => {
  expect(pseudo('Send')).toBe('SéndSé');
  expect(pseudo(['Write to ', ['name']])).toEqual(['WrîtéWr tøt ', ['name']]);
  expect(pseudo('See the <terms>terms</terms>')).toBe('SééSé théth <terms>térmsté</terms>');
  expect(pseudo([['count', 'plural', { 0: ['none'], other: ['#', ' likes'] }]])).toEqual([
    ['count', 'plural', { 0: ['nønénø'], other: ['#', ' lîkéslî'] }],
  ]);
});
