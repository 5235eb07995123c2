import { ApiProblem } from '@velluto/api-client';

/** Errors that say nothing about the message itself: it may be sent later as it is. */
const retryableErrors: ReadonlySet<string> = new Set([
  'authentication_required',
  'member_changed',
  'request_refused',
  'rate_limited',
  'service_unavailable',
  'internal_error',
]);

/** Whether the same request may succeed later; false when the server would refuse it again. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  error.status < 400 ||
  error.status >= 500 ||
  retryableErrors.has(error.code);
