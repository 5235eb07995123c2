import { searchVisible, signupsAllowed } from '@velluto/rules';
import type { Visit } from '../visit.ts';
import type { Guard } from './route.ts';

/** Where a log-in leads when nothing else was asked for (product.md §2 "Opening signup"). */
export const homeOfMembers = '/members';

/** Where sign-up leads while it is closed to a visitor: to the log-in, which says so. */
export const closedSignup = '/login?signups=closed';

/** What guards look at. */
export interface GuardState {
  loggedIn: boolean;
  /** Settings `signups`, `logged_out_search` and `logged_out_search_trafficsource`. */
  site: { signups: string; logged_out_search: string; logged_out_search_trafficsource: string };
  hasTrafficSource: boolean;
}

/** What guards look at in a visit. */
export const guardState = ({ site, session, traffic }: Visit): GuardState => ({
  site,
  loggedIn: session.state.user !== null,
  hasTrafficSource: traffic.remembered || traffic.source !== null,
});

/** Where to go instead, or null when the page may be shown. `address` is the path with its query. */
export function guarded(guard: Guard | undefined, state: GuardState, address: string): string | null {
  const search = new URLSearchParams(address.split('?')[1]);
  if (guard === 'visitor' || guard === 'signup') {
    if (state.loggedIn) return nextOf(search);
    return guard === 'visitor' || signupsAllowed(state.site.signups, state.hasTrafficSource)
      ? null
      : closedSignup;
  }
  const open = guard === undefined || state.loggedIn || (guard === 'search' && visitorMaySearch(state));
  return open ? null : loginFor(address);
}

/** The log-in that leads on to an address. */
export const loginFor = (address: string): string => `/login?next=${encodeURIComponent(address)}`;

const visitorMaySearch = ({ loggedIn, site, hasTrafficSource }: GuardState) =>
  searchVisible({
    loggedIn,
    loggedOutSearch: site.logged_out_search,
    loggedOutSearchTrafficsource: site.logged_out_search_trafficsource,
    hasTrafficSource,
  });

/** The page asked for before the log-in; only pages of this site count, everything else leads to the members. */
export function nextOf(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return homeOfMembers;
  // read as a browser would: `//host`, `/\host`, `/..//host` and hidden control characters lead away from the site
  const url = new URL(next, origin);
  const stays = url.origin === origin && !url.pathname.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : homeOfMembers;
}

const origin = 'http://app.invalid';

/** Whether a visitor may not sign up: it is closed, or open only to those who came by an advertising link. */
export const signupsClosed = ({ site, traffic }: Visit): boolean =>
  !signupsAllowed(site.signups, traffic.remembered || traffic.source !== null);

/** Whether the site shows its members to whoever is here. */
export const maySearch = ({ site, session, traffic }: Visit): boolean =>
  searchVisible({
    loggedIn: session.state.user !== null,
    loggedOutSearch: site.logged_out_search,
    loggedOutSearchTrafficsource: site.logged_out_search_trafficsource,
    hasTrafficSource: traffic.remembered || traffic.source !== null,
  });
