import { HTTP_RETRIES } from './constants.ts';

/**
 * Milliseconds to wait before the given repetition (1 for the first), growing exponentially with up to a quarter of
 * jitter; null when no repetition is left (product.md §7). `withRetry` in `packages/api-client/src/retry.ts` does it.
 *
 * @param random a number from 0 up to 1 for the jitter, so that many clients do not retry at the same moment
 */
export function retryDelay(repetition: number, random: number): number | null {
  if (repetition < 1 || repetition > HTTP_RETRIES) return null;
  const base = 300 * 2 ** (repetition - 1);
  return Math.round(base * (1 + random / 4));
}
