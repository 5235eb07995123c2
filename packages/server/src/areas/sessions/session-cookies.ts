import { LAST_MEMBER_COOKIE, SESSION_COOKIE, SESSION_DAYS, STORAGE_COOKIE } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { Call } from '../../context/operation.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import type { CookieChange } from '../../domain/cookie-change.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { rememberBrowser } from './known-browsers.ts';
import { endSession, findSession, openSession } from './sessions.ts';
import { forgetStorageCookie } from './storage-key.ts';

type Cookies = Record<string, string | undefined>;

/** Who a call comes from, and the cookie to send along when the session was prolonged. */
interface Visitor {
  member: SignedIn | null;
  cookies: CookieChange[];
}

const lasting = { maxAgeSeconds: SESSION_DAYS * 86_400, httpOnly: true };
/** Associated data of the encryption. */
const lastMember = 'last-member';

/** The session, and beside it who has it: that stays when the member logs out. */
const sessionCookies = (ctx: Context, token: string, memberId: string): CookieChange[] => [
  { ...lasting, name: SESSION_COOKIE, value: token },
  { ...lasting, name: LAST_MEMBER_COOKIE, value: ctx.encryption.encrypt(memberId, lastMember) },
];

/** Who was last logged in in this browser, for blocks and marks of closed accounts and nothing else (decisions 20, 18); null where that is unknown. */
export function lastMemberOf({ encryption }: Context, cookies: Cookies): string | null {
  try {
    return encryption.decrypt(cookies[LAST_MEMBER_COOKIE] ?? '', lastMember);
  } catch {
    return null; // there is none, or the server did not write it
  }
}

/** The member behind the session cookie, or null. */
export async function readSession(ctx: Context, pool: string, cookies: Cookies): Promise<SignedIn | null> {
  return (await readVisitor(ctx, pool, cookies)).member;
}

/** Who a call comes from, with the cookie that a prolonged session needs. */
export async function readVisitor(ctx: Context, pool: string, cookies: Cookies): Promise<Visitor> {
  const token = cookies[SESSION_COOKIE];
  const found = token ? await findSession(ctx, pool, token) : null;
  if (!token || !found) return { member: null, cookies: [] };
  return {
    member: found.member,
    cookies: found.prolonged ? sessionCookies(ctx, token, found.member.id) : [],
  };
}

/**
 * Logs a member in, ends the session that the call came with, and makes the browser a known one. The response must set the returned cookies,
 * which also remove a visitor's storage key.
 */
export async function startSession(
  call: Pick<Call, 'ctx' | 'member' | 'userAgent' | 'request'>,
  tx: Tx,
  memberId: string,
): Promise<CookieChange[]> {
  const { ctx, member: former, userAgent } = call;
  if (former) await endSession(ctx, tx, former);
  const session = sessionCookies(ctx, await openSession(ctx, tx, memberId, userAgent), memberId);
  const browserCookie = await rememberBrowser(call, tx.db, memberId);
  return [...session, browserCookie, ...forgetStorageCookie(call.request.cookies[STORAGE_COOKIE])];
}

/** Removes the session cookie. */
export const removeSessionCookie: CookieChange = { name: SESSION_COOKIE, value: null, httpOnly: true };
