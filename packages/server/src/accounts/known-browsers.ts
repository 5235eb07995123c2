import { KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_DAYS } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Call, CookieChange } from '../http/types.ts';
import type { Db } from '../ports/db/transaction.ts';
import { selectBrowserEpoch } from './account-queries.ts';

type Cookies = Call['request']['cookies'];

const day = 86_400_000;
const separator = '~';
/** How many members can share a browser. */
const most = 3;
/** Entries of the server are never longer. */
const longest = 200;
/** Associated data of the encryption: binds an entry to its member. */
const about = (memberId: string) => `known-browser:${memberId}`;

const entriesOf = (cookies: Cookies): string[] =>
  (cookies[KNOWN_BROWSER_COOKIE] ?? '')
    .split(separator)
    .filter(entry => entry !== '' && entry.length <= longest)
    .slice(0, most);

/** The content of an entry; null for that of another member, or one that the server did not write. */
function openEntry(ctx: Context, memberId: string, entry: string): { epoch: number; since: number } | null {
  try {
    const [epoch, since] = ctx.vault.open(entry, about(memberId)).split(' ').map(Number);
    return { epoch: Number(epoch), since: Number(since) };
  } catch {
    return null;
  }
}

/**
 * When this browser became known to the member, in milliseconds since 1970; null when they have not used it in the epoch
 * that the account is in.
 */
export function knownSince(
  ctx: Context,
  cookies: Cookies,
  { memberId, epoch }: { memberId: string; epoch: number },
): number | null {
  const oldest = ctx.clock.now().getTime() - KNOWN_BROWSER_DAYS * day;
  const known = entriesOf(cookies)
    .map(entry => openEntry(ctx, memberId, entry))
    .find(one => one?.epoch === epoch && one.since > oldest);
  return known?.since ?? null;
}

/** Adds this browser to those of the member, beside up to two other members; set the cookie in the answer. */
export async function rememberBrowser(
  { ctx, request }: Pick<Call, 'ctx' | 'request'>,
  db: Db,
  memberId: string,
): Promise<CookieChange> {
  const epoch = await selectBrowserEpoch(db, memberId);
  const own = ctx.vault.seal(`${epoch} ${ctx.clock.now().getTime()}`, about(memberId));
  const others = entriesOf(request.cookies).filter(entry => openEntry(ctx, memberId, entry) === null);
  return {
    name: KNOWN_BROWSER_COOKIE,
    value: [own, ...others].slice(0, most).join(separator),
    maxAgeSeconds: KNOWN_BROWSER_DAYS * 86_400,
    httpOnly: true,
  };
}
