import { ApiProblem } from '@velluto/api-client';

/**
 * For work that nobody waits for and that is tried again later by itself: a call that failed is ignored, any other error
 * is a fault of ours and goes to the window's error handlers.
 */
export async function inBackground(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) globalThis.reportError?.(error);
  }
}
