import type { AppContext } from '../app-context.ts';
import { maySearch, signupsClosed } from '../site-access.ts';
import type { Guard } from './route.ts';

/** Where sign-up leads while it is closed to a visitor: to the log-in, which says so. */
export const closedSignup = '/login?signups=closed';

/** Where to go instead, or null when the page may be shown. `address` is the path with its query. */
export function guarded(guard: Guard | undefined, app: AppContext, address: string): string | null {
  const loggedIn = app.session.state.user !== null;
  switch (guard) {
    case 'visitor':
      return loggedIn ? nextOf(new URLSearchParams(address.split('?')[1])) : null;
    case 'signup':
      if (loggedIn) return nextOf(new URLSearchParams(address.split('?')[1]));
      return signupsClosed(app) ? closedSignup : null;
    case 'member':
      return loggedIn ? null : loginFor(address);
    case 'search':
      return maySearch(app) ? null : loginFor(address);
    default:
      return null;
  }
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
