import { ApiProblem } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { requireFields, toFormErrors } from './problem.ts';

it('a field error is shown at its field if the form has it', () => {
  const details = [
    { field: 'password', code: 'common' as const },
    { field: 'strange', code: 'unknown' as const },
  ];
  const error = new ApiProblem(400, { code: 'invalid_request', message: '', details });
  expect(toFormErrors(error, ['email', 'password'])).toEqual({ fields: { password: 'common' } });
  expect(toFormErrors(error, ['email'])).toEqual({ problem: { code: 'invalid_request' } });
});

it('any other error is a problem of the whole form, with its numbers', () => {
  const error = new ApiProblem(429, { code: 'account_blocked', message: '', details: { minutes: 5 } });
  expect(toFormErrors(error, ['email'])).toEqual({ problem: { code: 'account_blocked', minutes: 5 } });
});

it('an exception of the app itself is reported, and never shown as a lost connection', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const bug = new TypeError('x is not a function');
  expect(toFormErrors(bug, ['email'])).toEqual({ problem: { code: 'internal_error' } });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(bug);
  const noAnswer = new ApiProblem(0, { code: 'service_unavailable', message: '' });
  expect(toFormErrors(noAnswer, ['email'])).toEqual({ problem: { code: 'offline' } });
  expect(reportError).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('empty fields are required', () => {
  const values = { name: ' ', city: 'Roma', text: '' };
  expect(requireFields(values, ['name', 'city'])).toEqual({ fields: { name: 'required' } });
  expect(requireFields(values, ['city'])).toBeUndefined();
});
