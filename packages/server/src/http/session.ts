import { SESSION_COOKIE, SESSION_DAYS } from '@velluto/rules';
import {
  endSession,
  findSession,
  openSession,
  rememberedSession,
  type SignedIn,
} from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Call, CookieChange } from './types.ts';

export type { SignedIn } from '../accounts/sessions.ts';

/** Who a call comes from, and the cookie to send along when the session was prolonged. */
export interface Visitor {
  member: SignedIn | null;
  cookies: CookieChange[];
}

const sessionCookie = (token: string): CookieChange => ({
  name: SESSION_COOKIE,
  value: token,
  maxAgeSeconds: SESSION_DAYS * 86_400,
  httpOnly: true,
});

/** The member behind the session cookie, or null. */
export async function readSession(
  ctx: Context,
  pool: string,
  cookies: Record<string, string | undefined>,
): Promise<SignedIn | null> {
  return (await readVisitor(ctx, pool, cookies)).member;
}

/** Who a call came from the last time, for work that is thrown away when `readVisitor` then tells of somebody else. */
export function rememberedVisitor(
  ctx: Context,
  pool: string,
  cookies: Record<string, string | undefined>,
): SignedIn | null {
  const token = cookies[SESSION_COOKIE];
  return token ? rememberedSession(ctx, pool, token) : null;
}

/** Who a call comes from, with the cookie that a prolonged session needs. */
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

/** Logs a member in, out of the session that the call came with; put the cookie into the answer. */
export async function startSession(
  { ctx, member: former, userAgent }: Pick<Call, 'ctx' | 'member' | 'userAgent'>,
  tx: Tx,
  memberId: string,
): Promise<CookieChange> {
  if (former) await endSession(ctx, tx, former);
  return sessionCookie(await openSession(ctx, tx, memberId, userAgent));
}

/** Takes the session cookie away. */
export const removeSessionCookie: CookieChange = { name: SESSION_COOKIE, value: null, httpOnly: true };
