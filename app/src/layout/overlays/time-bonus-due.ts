import type { User } from '@velluto/api-client';
import { TIME_BONUS_MODAL_DELAY_MS } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import type { Session } from '../../lib/session/session.ts';

/** Whether to show the time bonus: the user has no credits, it is still running and was not dismissed, and its percentage may be announced. */
export function isTimeBonusDue(user: User | null, now: number, dismissed: boolean): boolean {
  const bonus = user?.time_bonus;
  if (!bonus || bonus.announced_percentage === null) return false;
  return !dismissed && user.credits === 0 && Date.parse(bonus.expires ?? '') > now;
}

/**
 * Calls back 40 s after the user logged in, or 40 s after the page began if they were logged in before.
 *
 * @param sinceStart milliseconds since the page began
 */
export function scheduleTimeBonus(session: Session, sinceStart: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inside = false;
  const follow = (delay: number) => {
    const now = session.state.user !== null;
    if (now === inside) return;
    inside = now;
    clearTimeout(timer);
    if (inside) timer = setTimeout(run, Math.max(0, delay));
  };
  follow(TIME_BONUS_MODAL_DELAY_MS - sinceStart);
  const stop = subscribe(session.state, () => follow(TIME_BONUS_MODAL_DELAY_MS), true);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
