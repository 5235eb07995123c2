import { ApiProblem } from '@velluto/api-client';
import { expect, it } from 'vitest';
import { requireFields, toFormErrors } from './problem.ts';

it('a refusal belongs to the fields that the form shows', () => {
  const details = [
    { field: 'password', code: 'common' as const },
    { field: 'strange', code: 'unknown' as const },
  ];
  const error = new ApiProblem(400, { code: 'invalid_request', message: '', details });
  expect(toFormErrors(error, ['email', 'password'])).toEqual({ fields: { password: 'common' } });
  expect(toFormErrors(error, ['email'])).toEqual({ problem: { code: 'invalid_request' } });
});

it('everything else is a problem as a whole, with its figures', () => {
  const error = new ApiProblem(429, { code: 'account_blocked', message: '', details: { minutes: 5 } });
  expect(toFormErrors(error, ['email'])).toEqual({ problem: { code: 'account_blocked', minutes: 5 } });
  expect(toFormErrors(new TypeError(), ['email'])).toEqual({ problem: { code: 'offline' } });
});

it('refuses the fields that are empty', () => {
  const values = { name: ' ', city: 'Roma', text: '' };
  expect(requireFields(values, ['name', 'city'])).toEqual({ fields: { name: 'required' } });
  expect(requireFields(values, ['city'])).toBeUndefined();
});
