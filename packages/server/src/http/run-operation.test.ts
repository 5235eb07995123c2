import { INTERESTS } from '@velluto/rules';
import { expect, it } from 'vitest';
import { hasFewValues } from './run-operation.ts';

it('accepts the fullest profile, and an empty one', () => {
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']));
  expect(hasFewValues({ ...fields, interests: [...INTERESTS] })).toBe(true);
  for (const empty of [undefined, null, '', {}, []]) expect(hasFewValues(empty)).toBe(true);
});

it('refuses too many values, whether side by side or nested', () => {
  const nested = JSON.parse(`${'{"a":['.repeat(1_000)}${']}'.repeat(1_000)}`);
  for (const tooMany of [Array(300).fill(1), { a: Array(10).fill(Array(30).fill({})) }, nested])
    expect(hasFewValues(tooMany)).toBe(false);
});
