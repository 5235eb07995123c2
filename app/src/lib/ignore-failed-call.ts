import { ApiProblem } from '@velluto/api-client';

/**
 * For optional work that is retried later anyway: a failed call is ignored, any other error is a bug
 * and goes to the window's error handlers.
 */
export async function ignoreFailedCall(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) globalThis.reportError?.(error);
  }
}
