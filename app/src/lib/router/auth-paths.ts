import { ownPath } from '@velluto/rules';

/** Pages for signing up because of one member: that member's sign-up and landing pages. */
const memberSignupPages = /^\/members\/([^/]+)\/(?:signup|landing[23]?)(?:\/|$)/;
/** Pages of people and prices, which visitors can see and return to after log-in or sign-up. */
const browsingPages = /^\/(?:members(?:\/[^/]+)?|premium|pricing)\/?$/;
/** Profile and conversation of a member. */
const memberPages = /^\/members\/([^/?#]+)(?:\/chat)?(?=$|[?#])/;

/**
 * Where a visitor of this page goes after log-in or sign-up: the `next` of its address, else the member whose sign-up
 * or landing page it is, else the page itself if it shows people or prices; null where nothing was chosen.
 *
 * @param address path and query of the page
 */
export function destinationOf(address: string): string | null {
  const { pathname, search, searchParams } = new URL(`http://app${address}`);
  const next = ownPath(searchParams.get('next') ?? '');
  if (next !== null) return next;
  const person = memberSignupPages.exec(pathname)?.[1];
  if (person !== undefined) return `/members/${person}`;
  return browsingPages.test(pathname) ? pathname + search : null;
}

/** Where members go after log-in when they chose nothing before (spec § 3.7). */
export const membersPath = '/members';

const withDestination = (page: string, destination: string | null): string =>
  destination === null ? page : `${page}?next=${encodeURIComponent(destination)}`;

/** The log-in page that leads on to a destination; null for none. */
export const loginPath = (destination: string | null): string => withDestination('/login', destination);

/** The page on which members prove their age; it leads on to a destination, null for none. */
export const agePath = (destination: string | null): string => withDestination('/age', destination);

/** The page for a forgotten password that leads on to a destination; null for none. */
export const resetPath = (destination: string | null): string =>
  withDestination('/reset-password', destination);

/**
 * The sign-up page that leads on to a destination; for a member's profile or conversation it is that member's sign-up
 * page.
 */
export function signupPath(destination: string | null): string {
  const person = memberPages.exec(destination ?? '')?.[1];
  if (person === undefined) return withDestination('/signup', destination);
  const page = `/members/${person}/signup`;
  return destination === `/members/${person}` ? page : withDestination(page, destination);
}

/** Where sign-up redirects to while it is closed to the visitor: the log-in page says so. */
export const signupClosedPath = (destination: string | null): string =>
  `/login?signups=closed${destination === null ? '' : `&next=${encodeURIComponent(destination)}`}`;
