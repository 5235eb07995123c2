import { expect, it } from 'vitest';
import { nameKey, normalizeName } from './names.ts';

it('keeps what joins letters in a name, and takes two names that differ in nothing else for one', () => {
  const name = 'مهر\u200cناز';
  expect(normalizeName(name)).toBe(name);
  expect(nameKey(name)).toBe(nameKey('مهرناز'));
});
