import { SESSION_COOKIE, SESSION_DAYS } from '@velluto/rules';
import { findSession, openSession, type SignedIn } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { CookieChange } from './types.ts';

export type { SignedIn } from '../accounts/sessions.ts';

/** The member behind the session cookie, or null. */
export async function readSession(
  ctx: Context,
  pool: string,
  cookies: Record<string, string | undefined>,
): Promise<SignedIn | null> {
  const token = cookies[SESSION_COOKIE];
  return token ? findSession(ctx, pool, token) : null;
}

/** Logs a member in; put the cookie into the answer. */
export async function startSession(
  ctx: Context,
  tx: Tx,
  memberId: string,
  userAgent: string,
): Promise<CookieChange> {
  const token = await openSession(ctx, tx, memberId, userAgent);
  return { name: SESSION_COOKIE, value: token, maxAgeSeconds: SESSION_DAYS * 86_400, httpOnly: true };
}

/** Takes the session cookie away. */
export const removeSessionCookie: CookieChange = { name: SESSION_COOKIE, value: null, httpOnly: true };
