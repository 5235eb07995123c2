import type { User } from '@velluto/api-client';
import { TIME_BONUS_MODAL_DELAY_MS } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import type { LayoutName } from '../../platform/router/route.ts';
import type { Session } from '../../platform/session/session.ts';

/** What the warning at the door depends on (product.md §2). */
export interface EntryFacts {
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

/** Pages of law: nobody has to enter to read them, to withdraw or cancel, to complain, or to want no more mails. */
const open = ['pages', 'withdrawal', 'cancellation', 'complaints', 'notifications'];

/** Countries in which a layout warns: all of them, some, or none. */
const countriesOf: Partial<Record<LayoutName, 'all' | readonly string[]>> = {
  Default: 'all',
  Chat: ['NL', 'DE'],
};

/** Whether the visitor is warned at the door. */
export function warnsAtEntry({
  standalone,
  skipped,
  setting,
  loggedIn,
  country,
  layout,
  route,
}: EntryFacts): boolean {
  const countries = countriesOf[layout] ?? [];
  const here = countries === 'all' || (country !== null && countries.includes(country));
  return here && !open.includes(route) && !standalone && !skipped && setting !== 'no' && !loggedIn;
}

/** Whether somebody is shown the newcomer's offer: no credits, an offer that runs, and not put away before. */
export function offersBonus(user: User | null, now: number, dismissed: boolean): boolean {
  const bonus = user?.time_bonus;
  return !dismissed && user?.credits === 0 && bonus != null && Date.parse(bonus.expires ?? '') > now;
}

/**
 * Calls back 40 s after somebody entered the members area: logged in, or came logged in.
 *
 * @param sinceStart milliseconds since the page began
 */
export function onceInside(session: Session, sinceStart: number, run: () => void): () => void {
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

/** Whether something stands above the page already. */
export const dialogIsOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Whether the newcomer's offer may come here: it belongs to the default layout (product.md §2), and waits for its turn. */
export const hasRoomForOffer = (layout: LayoutName, dialogOpen: boolean): boolean =>
  layout === 'Default' && !dialogOpen;
