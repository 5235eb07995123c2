import type { AppContext } from '../app-context.ts';
import { maySearch, signupsClosed } from '../site-access.ts';
import type { Guard } from './route.ts';

/** Where sign-up redirects to while it is closed to the visitor: the log-in page says so. */
export const signupClosedPath = '/login?signups=closed';

/** Where a guard redirects to; null when the page may be shown. `address` is the path with its query. */
export function guardRedirect(guard: Guard | undefined, app: AppContext, address: string): string | null {
  const loggedIn = app.session.state.user !== null;
  switch (guard) {
    case 'visitor':
      return loggedIn ? nextPath(new URLSearchParams(address.split('?')[1])) : null;
    case 'signup':
      if (loggedIn) return nextPath(new URLSearchParams(address.split('?')[1]));
      return signupsClosed(app) ? signupClosedPath : null;
    case 'member':
      return loggedIn ? null : loginPath(address);
    case 'search':
      return maySearch(app) ? null : loginPath(address);
    default:
      return null;
  }
}

/** The log-in page that returns to an address. */
export const loginPath = (address: string): string => `/login?next=${encodeURIComponent(address)}`;

/** The page requested before the log-in; only pages of this site count, everything else becomes the members page (product.md §2 "Opening signup"). */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, dummyOrigin)) return '/members';
  // parsed as a browser would: `//host`, `/\host`, `/..//host` and hidden control characters lead to other sites
  const url = new URL(next, dummyOrigin);
  const stays = url.origin === dummyOrigin && !url.pathname.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : '/members';
}

const dummyOrigin = 'http://app.invalid';
