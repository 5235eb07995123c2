import type { AppContext } from '../app-context.ts';
import { maySearch, signupsClosed } from '../site-access.ts';
import { destinationOf, loginPath, membersPath, signupClosedPath } from './auth-paths.ts';
import type { Guard } from './route.ts';

/** Where a guard redirects to; null when the page may be shown. `address` is the path with its query. */
export function guardRedirect(guard: Guard | undefined, app: AppContext, address: string): string | null {
  const loggedIn = app.session.state.user !== null;
  switch (guard) {
    case 'visitor':
      return loggedIn ? (destinationOf(address) ?? membersPath) : null;
    case 'signup':
      if (loggedIn) return destinationOf(address) ?? membersPath;
      return signupsClosed(app) ? signupClosedPath(destinationOf(address)) : null;
    case 'member':
      return loggedIn ? null : loginPath(address);
    case 'search':
      return maySearch(app) ? null : loginPath(address);
    default:
      return null;
  }
}
