import { ownPath } from '@velluto/rules';

/** Pages that bring a visitor to a person. */
const personDoor = /^\/members\/([^/]+)\/(?:signup|landing[23]?)(?:\/|$)/;
/** Pages that visitors look at, and want to come back to: people and prices. */
const showcase = /^\/(?:members(?:\/[^/]+)?|premium|pricing)\/?$/;
const ofPerson = /^\/members\/([^/?#]+)(?:\/chat)?(?=$|[?#])/;

/**
 * Where a visitor wants to be once logged in: the page that the address of log-in, sign-up and the pages beside them
 * names as `next`, else the person or the page that is looked at; null for nothing in particular.
 *
 * @param address path and query of the page
 */
export function aimOf(address: string): string | null {
  const { pathname, search, searchParams } = new URL(`http://app${address}`);
  const next = ownPath(searchParams.get('next') ?? '');
  if (next !== null) return next;
  const person = personDoor.exec(pathname)?.[1];
  if (person !== undefined) return `/members/${person}`;
  return showcase.test(pathname) ? pathname + search : null;
}

/** Where members go who want nothing in particular (product.md §2 "Opening signup"). */
export const membersPath = '/members';

const withAim = (page: string, aim: string | null): string =>
  aim === null ? page : `${page}?next=${encodeURIComponent(aim)}`;

/** The log-in page that leads on to an address. */
export const loginPath = (aim: string | null): string => withAim('/login', aim);

/** The page for a forgotten password that leads on to an address. */
export const resetPath = (aim: string | null): string => withAim('/reset-password', aim);

/** The sign-up page that leads on to an address; for somebody's profile or conversation the sign-up at that person. */
export function signupPath(aim: string | null): string {
  const person = ofPerson.exec(aim ?? '')?.[1];
  if (person === undefined) return withAim('/signup', aim);
  const page = `/members/${person}/signup`;
  return aim === `/members/${person}` ? page : withAim(page, aim);
}

/** Where sign-up redirects to while it is closed to the visitor: the log-in page says so. */
export const signupClosedPath = (aim: string | null): string =>
  `/login?signups=closed${aim === null ? '' : `&next=${encodeURIComponent(aim)}`}`;
