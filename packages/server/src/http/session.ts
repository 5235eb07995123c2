import { SESSION_COOKIE, SESSION_DAYS, STORAGE_COOKIE } from '@velluto/rules';
import { rememberBrowser } from '../accounts/known-browsers.ts';
import { endSession, findSession, openSession, type SignedIn } from '../accounts/sessions.ts';
import { forgetStorageCookie } from '../accounts/storage-key.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Call, CookieChange } from './types.ts';

/** The member of a call, or null, and the cookies to set when the session was prolonged. */
interface Visitor {
  member: SignedIn | null;
  cookies: CookieChange[];
}

const sessionCookie = (token: string): CookieChange => ({
  name: SESSION_COOKIE,
  value: token,
  maxAgeSeconds: SESSION_DAYS * 86_400,
  httpOnly: true,
});

/** The member of the session cookie, or null. */
export async function readSession(
  ctx: Context,
  pool: string,
  cookies: Record<string, string | undefined>,
): Promise<SignedIn | null> {
  return (await readVisitor(ctx, pool, cookies)).member;
}

/** The same, with the cookie to set when the session was prolonged. */
export async function readVisitor(
  ctx: Context,
  pool: string,
  cookies: Record<string, string | undefined>,
): Promise<Visitor> {
  const token = cookies[SESSION_COOKIE];
  const found = token ? await findSession(ctx, pool, token) : null;
  if (!token || !found) return { member: null, cookies: [] };
  return { member: found.member, cookies: found.prolonged ? [sessionCookie(token)] : [] };
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
  const session = sessionCookie(await openSession(ctx, tx, memberId, userAgent));
  const browserCookie = await rememberBrowser(call, tx.db, memberId);
  return [session, browserCookie, ...forgetStorageCookie(call.request.cookies[STORAGE_COOKIE])];
}

/** Removes the session cookie. */
export const removeSessionCookie: CookieChange = { name: SESSION_COOKIE, value: null, httpOnly: true };
