import { searchVisible, signupsAllowed } from '@velluto/rules';
import type { Visit } from '../visit.ts';
import type { Guard } from './route.ts';

/** Where sign-up leads while it is closed to a visitor: to the log-in, which says so. */
export const closedSignup = '/login?signups=closed';

/** Where to go instead, or null when the page may be shown. `address` is the path with its query. */
export function guarded(
  guard: Guard | undefined,
  { site, session, traffic }: Visit,
  address: string,
): string | null {
  const loggedIn = session.state.user !== null;
  const hasTrafficSource = traffic.remembered || traffic.source !== null;
  if (guard === 'visitor' || guard === 'signup') {
    if (loggedIn) return nextOf(new URLSearchParams(address.split('?')[1]));
    return guard === 'visitor' || signupsAllowed(site.signups, hasTrafficSource) ? null : closedSignup;
  }
  const {
    logged_out_search: loggedOutSearch,
    logged_out_search_trafficsource: loggedOutSearchTrafficsource,
  } = site;
  const facts = { loggedIn, loggedOutSearch, loggedOutSearchTrafficsource, hasTrafficSource };
  const open = guard === undefined || loggedIn || (guard === 'search' && searchVisible(facts));
  return open ? null : loginFor(address);
}

/** The log-in that leads on to an address. */
export const loginFor = (address: string): string => `/login?next=${encodeURIComponent(address)}`;

/** The page asked for before the log-in; only pages of this site count, everything else leads to the members (product.md §2 "Opening signup"). */
export function nextOf(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/members';
  // read as a browser would: `//host`, `/\host`, `/..//host` and hidden control characters lead away from the site
  const url = new URL(next, origin);
  const stays = url.origin === origin && !url.pathname.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : '/members';
}

const origin = 'http://app.invalid';
