import type { Clock } from '@velluto/ui/provider';
import { ignoreFailedCall } from './ignore-failed-call.ts';

/**
 * Asks every `everyMs` while the page is visible, until an answer was the last one; the returned function stops it. Calls
 * never overlap, and one that fails is repeated with the next poll.
 *
 * @param ask returns whether it was the last one
 * @param isDue whether to ask now, by the number of polls so far; leaves some of them out
 */
export function poll(
  clock: Clock,
  everyMs: number,
  ask: () => Promise<boolean>,
  isDue: (polls: number) => boolean = () => true,
): () => void {
  let asking = false;
  let polls = 0;
  const stop = clock.every(everyMs, async () => {
    polls += 1;
    if (asking || !isDue(polls)) return;
    asking = true;
    await ignoreFailedCall(ask().then(last => last && stop()));
    asking = false;
  });
  return stop;
}
