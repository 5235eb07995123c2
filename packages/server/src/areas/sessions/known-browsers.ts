import { KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { Call } from '../../context/operation.ts';
import type { CookieChange } from '../../domain/cookie-change.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { selectBrowserEpoch } from './access-queries.ts';

type Cookies = Call['request']['cookies'];

const day = 86_400_000;
const separator = '~';
/** A browser remembers this many members at most. */
const maxEntries = 3;
/** Characters of an entry: the server never writes a longer one. */
const maxEntryLength = 200;
/** Associated data of the encryption, so that an entry is valid for its member only. */
const associatedData = (memberId: string) => `known-browser:${memberId}`;

const entriesOf = (cookies: Cookies): string[] =>
  (cookies[KNOWN_BROWSER_COOKIE] ?? '')
    .split(separator)
    .filter(entry => entry !== '' && entry.length <= maxEntryLength)
    .slice(0, maxEntries);

/** The content of an entry; null for that of another member, or one that the server did not write. */
function openEntry(ctx: Context, memberId: string, entry: string): { epoch: number; since: number } | null {
  try {
    const [epoch, since] = ctx.encryption.decrypt(entry, associatedData(memberId)).split(' ').map(Number);
    return { epoch: Number(epoch), since: Number(since) };
  } catch {
    return null;
  }
}

/**
 * Since when the member has used this browser, in milliseconds since 1970; null when they have not logged in with it in the epoch
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
    .find(entry => entry?.epoch === epoch && entry.since > oldest);
  return known?.since ?? null;
}

/** Makes this browser known to the member, beside up to two other members; the answer must set the returned cookie. */
export async function rememberBrowser(
  { ctx, request }: Pick<Call, 'ctx' | 'request'>,
  db: Db,
  memberId: string,
): Promise<CookieChange> {
  const epoch = await selectBrowserEpoch(db, memberId);
  const own = ctx.encryption.encrypt(`${epoch} ${ctx.clock.now().getTime()}`, associatedData(memberId));
  const others = entriesOf(request.cookies).filter(entry => openEntry(ctx, memberId, entry) === null);
  return {
    name: KNOWN_BROWSER_COOKIE,
    value: [own, ...others].slice(0, maxEntries).join(separator),
    maxAgeSeconds: KNOWN_BROWSER_DAYS * 86_400,
    httpOnly: true,
  };
}
