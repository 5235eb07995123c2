import type { User } from '@velluto/api-client';
import { TIME_BONUS_MODAL_DELAY_MS } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import type { LayoutName } from '../../platform/router/route.ts';
import type { Session } from '../../platform/session/session.ts';

/** What the age warning depends on (product.md §2). */
export interface EntryConditions {
  /** Runs as an installed app. */
  standalone: boolean;
  /** The marker of an earlier visit is stored. */
  skipped: boolean;
  /** Setting `enable_site_entry_popup`; the server says 'no' outside of the countries that the site names. */
  setting: string;
  loggedIn: boolean;
  /** Country of the visitor; null when nothing tells it. */
  country: string | null;
  layout: LayoutName;
  /** Name of the page's route. */
  route: string;
}

/** Legal pages: they can be read without entering, and withdrawals, complaints and unsubscribing work there. */
const legalPages = ['pages', 'withdrawal', 'cancellation', 'complaints', 'notifications'];

/** Countries in which a layout shows the warning: all, some, or none. */
const countriesOf: Partial<Record<LayoutName, 'all' | readonly string[]>> = {
  Default: 'all',
  Chat: ['NL', 'DE'],
};

/** Whether the age warning covers the page. */
export function needsEntryWarning({
  standalone,
  skipped,
  setting,
  loggedIn,
  country,
  layout,
  route,
}: EntryConditions): boolean {
  const countries = countriesOf[layout] ?? [];
  const here = countries === 'all' || (country !== null && countries.includes(country));
  return here && !legalPages.includes(route) && !standalone && !skipped && setting !== 'no' && !loggedIn;
}

/** Whether to show the newcomer's offer: no credits, the offer still runs, and was not dismissed. */
export function isTimeBonusDue(user: User | null, now: number, dismissed: boolean): boolean {
  const bonus = user?.time_bonus;
  return !dismissed && user?.credits === 0 && bonus != null && Date.parse(bonus.expires ?? '') > now;
}

/**
 * Calls back 40 s after somebody entered the members area by logging in, or since the page began.
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
