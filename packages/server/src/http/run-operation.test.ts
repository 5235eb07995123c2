import { INTERESTS } from '@velluto/rules';
import { expect, it } from 'vitest';
import { hasFewValues } from './run-operation.ts';

it('accepts the fullest profile, and an empty one', () => {
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']));
  expect(hasFewValues({ ...fields, interests: [...INTERESTS] })).toBe(true);
  for (const nothing of [undefined, null, '', {}, []]) expect(hasFewValues(nothing)).toBe(true);
});

it('refuses too many values, whether side by side or nested', () => {
  const nested = JSON.parse(`${'{"a":['.repeat(1_000)}${']}'.repeat(1_000)}`);
  for (const crowd of [Array(300).fill(1), { a: Array(10).fill(Array(30).fill({})) }, nested])
    expect(hasFewValues(crowd)).toBe(false);
});
