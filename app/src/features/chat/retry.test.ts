import { ApiProblem } from '@velluto/api-client';
import { expect, it } from 'vitest';
import { isRetryable } from './retry.ts';

it('every failure may be retried except a refusal of the message itself', () => {
  const retryable = (status: number, code: string) =>
    isRetryable(new ApiProblem(status, { code, message: '' } as never));
  expect(retryable(403, 'blocked_by_member')).toBe(false);
  expect(retryable(400, 'message_too_long')).toBe(false);
  expect(retryable(403, 'authentication_required')).toBe(true);
  expect(retryable(429, 'rate_limited')).toBe(true);
  expect(retryable(503, 'service_unavailable')).toBe(true);
  expect(isRetryable(new TypeError('no answer'))).toBe(true);
});
