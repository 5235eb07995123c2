import { ApiProblem } from './problem.ts';

/** How calls are repeated. */
export interface RetryOptions {
  /** Milliseconds to wait before repetition 1, 2, …; null when none is left. `retryDelay` is a good one. */
  retryDelay: (repetition: number, random: number) => number | null;
  /** Waits; rejects when the signal aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 up to 1. */
  random: () => number;
}

/** The signature in which the client calls fetch. */
export type Fetch = (request: Request) => Promise<Response>;

/** A failed call is repeated at most this often. */
const HTTP_RETRIES = 5;

/**
 * Milliseconds to wait before the given repetition (1 for the first), growing exponentially with up to a quarter of
 * jitter: 0.3, 0.6, 1.2, 2.4 and 4.8 seconds. Null when no repetition is left.
 *
 * @param random a number from 0 up to 1 for the jitter, so that many clients do not retry at the same moment
 */
export function retryDelay(repetition: number, random: number): number | null {
  if (repetition < 1 || repetition > HTTP_RETRIES) return null;
  const base = 300 * 2 ** (repetition - 1);
  return Math.round(base * (1 + random / 4));
}

/** Statuses of a server that is restarting or overloaded. */
const temporary = new Set([502, 503, 504]);

/**
 * Repeats calls that got no answer, or 502, 503 or 504, as long as repeating is safe: GETs, and
 * calls that carry an Idempotency-Key. Aborted calls are never repeated.
 */
export function withRetry(fetch: Fetch, { retryDelay, sleep, random }: RetryOptions): Fetch {
  return async request => {
    const safe = request.method === 'GET' || request.headers.has('Idempotency-Key');
    for (let repetition = 1; ; repetition += 1) {
      const delay = safe ? retryDelay(repetition, random()) : null;
      if (delay === null) return fetch(request);
      try {
        const response = await fetch(request.clone());
        if (!temporary.has(response.status)) return response;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
      }
      await sleep(delay, request.signal);
    }
  };
}

/** Waits with a timer; rejects with the signal's reason as soon as it aborts. */
export function sleepUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
