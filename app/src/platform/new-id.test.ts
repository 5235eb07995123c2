import { expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

it('makes UUIDs where the browser makes none by itself', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const made = Array.from({ length: 50 }, newId);
  vi.unstubAllGlobals();
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(50);
});
