import { maySearch, signupsClosed } from './features/access/site-access.ts';
import type { AppContext } from './lib/app-context.ts';
import { agePath, destinationOf, loginPath, membersPath, signupClosedPath } from './lib/router/auth-paths.ts';
import type { Guard } from './lib/router/route.ts';

/** The proof of age, for members who have to give it before they see people. */
const toAgeCheck = ({ session }: AppContext, address: string): string | null =>
  session.state.user?.age_proof_required ? agePath(address) : null;

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
    case 'ageVerified':
      return loggedIn ? toAgeCheck(app, address) : loginPath(address);
    case 'search':
      return maySearch(app) ? toAgeCheck(app, address) : loginPath(address);
    default:
      return null;
  }
}
