import { ApiProblem } from '@velluto/api-client';

/** Errors that do not depend on the message: it may be sent later unchanged. */
const retryableErrors: ReadonlySet<string> = new Set([
  'authentication_required',
  'member_changed',
  'terms_outdated',
  'request_refused',
  'rate_limited',
  'service_unavailable',
  'internal_error',
]);

/** Whether the same request may succeed later; false for final refusals. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  error.status < 400 ||
  error.status >= 500 ||
  retryableErrors.has(error.code);
