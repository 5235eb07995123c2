import { expect, it } from 'vitest';
import { nameKey, normalizeName } from './normalize-name.ts';

it('keeps characters that join letters in a name, and treats names that differ only in them as equal', () => {
  const name = 'مهر\u200cناز';
  expect(normalizeName(name)).toBe(name);
  expect(nameKey(name)).toBe(nameKey('مهرناز'));
});
