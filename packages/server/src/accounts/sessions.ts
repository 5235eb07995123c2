import { createHash } from 'node:crypto';
import { type Language, SESSION_DAYS } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './session-queries.ts';

/** Who is signed in, with what nearly every call needs to know. */
export interface SignedIn {
  id: string;
  pool: string;
  siteId: string;
  name: string;
  language: Language;
  country: string;
  accountStatus: 'not_confirmed' | 'active';
  paidUser: boolean;
  signedUpAt: Date;
  /** Version of everything that polled calls show; see `polled`. */
  version: number;
  /** Names this session among the member's. */
  sessionHash: Buffer;
}

const minute = 60_000;
const day = 86_400_000;
/** Activity is written at most this often; the place in searches and the session's end still less. */
const activityEvery = 2 * minute;
const rankEvery = 60 * minute;

/** SHA-256 of a token, which is all the database keeps of it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes a session and gives its token, which exists nowhere else. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  memberId: string,
  userAgent: string,
): Promise<string> {
  const token = ctx.ids.token();
  const now = ctx.clock.now();
  await queries.insertSession(tx.db, {
    token_hash: tokenHash(token),
    member_id: memberId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + SESSION_DAYS * day),
    user_agent: userAgent.slice(0, 200),
  });
  return token;
}

/** Ends the session; one that is gone already is fine. */
export async function endSession(ctx: Context, hash: Buffer): Promise<void> {
  await queries.deleteSession(ctx.db, hash);
}

/** A valid session. */
export interface FoundSession {
  member: SignedIn;
  /** It lasts longer from now on, so the cookie has to as well. */
  prolonged: boolean;
}

/** The valid session of a token in this pool, or null; notes now and then that the member is here. */
export async function findSession(ctx: Context, pool: string, token: string): Promise<FoundSession | null> {
  const now = ctx.clock.now();
  const hash = tokenHash(token);
  const row = await queries.selectSession(ctx.db, hash, pool, now);
  if (!row) return null;
  const idle = now.getTime() - row.last_active_at.getTime();
  if (idle >= activityEvery)
    await queries.noteActivity(ctx.db, row.id, now, new Date(now.getTime() - rankEvery));
  const prolonged = now.getTime() - row.last_seen_at.getTime() >= day;
  if (prolonged) {
    await queries.prolongSession(ctx.db, hash, now, new Date(now.getTime() + SESSION_DAYS * day));
  }
  const member: SignedIn = {
    id: row.id,
    pool,
    siteId: row.site_id,
    name: row.name,
    language: row.language,
    country: row.country,
    accountStatus: row.account_status,
    paidUser: row.paid_user,
    signedUpAt: row.created_at,
    version: row.version,
    sessionHash: hash,
  };
  return { member, prolonged };
}
