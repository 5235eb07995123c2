import { SESSION_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { type SessionRow, selectSession } from '../../infrastructure/sessions/session-queries.ts';
import { countRecipient } from './active-recipients.ts';
import * as queries from './session-queries.ts';
import { tokenHash } from './tokens.ts';

const minute = 60_000;
const day = 86_400_000;
/** Days after which even a session in constant use ends, so that the password is asked for again. */
const longestDays = 365;
/** Milliseconds between two writes of activity, to spare the database; rank in searches and the session's end are written less often. */
const activityEvery = 2 * minute;
const rankEvery = 60 * minute;
const seenEvery = 60 * minute;

/** Makes a session and returns its token, of which only the hash is stored. */
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
  tx.after(() => ctx.log.info({ member: memberId }, 'a session began'));
  return token;
}

/** Ends the session and its live events; does nothing when it has ended already. */
export async function endSession(ctx: Context, tx: Tx, { id, sessionHash }: SignedIn): Promise<void> {
  await queries.deleteSession(tx.db, sessionHash);
  tx.after(() => {
    ctx.log.info({ member: id }, 'a session ended');
    return ctx.live.close(id, { only: sessionHash });
  });
}

/** A valid session. */
export interface FoundSession {
  member: SignedIn;
  /** The session was prolonged, so the cookie has to be too. */
  prolonged: boolean;
}

/**
 * The row of a session. A cached row is current while the member's version is
 * the same, since every change of the row and every end of the session raises the version.
 */
async function currentRow(ctx: Context, key: Buffer): Promise<SessionRow | undefined> {
  const name = key.toString('base64url');
  const { rows, versions } = ctx.sessions;
  const cached = rows.get(name);
  if (cached && (await versions.load(cached.id)) === cached.version) return cached;
  const row = await selectSession(ctx.run, key);
  if (row) rows.set(name, row);
  else rows.delete(name);
  return row;
}

const signedInAs = (row: SessionRow, key: Buffer): SignedIn => ({
  id: row.id,
  pool: row.pool,
  siteId: row.site_id,
  name: row.name,
  language: row.language,
  country: row.country,
  accountStatus: row.account_status,
  paidUser: row.paid_user,
  signedUpAt: row.created_at,
  terms: { atSignup: row.terms_version, since: row.terms_since ?? {} },
  version: row.version,
  loggedInAt: row.began_at,
  sessionHash: key,
});

/** The valid session of a token in this pool, or null; also stores, at intervals, that the member is active. */
export async function findSession(ctx: Context, pool: string, token: string): Promise<FoundSession | null> {
  const now = ctx.clock.now();
  const key = tokenHash(token);
  const row = await currentRow(ctx, key);
  if (row?.pool !== pool || row.expires_at <= now) return null;
  const idle = now.getTime() - row.last_active_at.getTime();
  if (idle >= activityEvery) {
    await countRecipient(ctx, ctx.db, row.id, row.last_active_at);
    row.last_active_at = now;
    await queries.recordActivity(ctx.db, row.id, now, new Date(now.getTime() - rankEvery));
  }
  const prolonged = now.getTime() - row.last_seen_at.getTime() >= seenEvery;
  if (prolonged) {
    row.last_seen_at = now;
    const latest = row.began_at.getTime() + longestDays * day;
    row.expires_at = new Date(Math.min(now.getTime() + SESSION_DAYS * day, latest));
    await queries.prolongSession(ctx.db, key, now, row.expires_at);
  }
  return { member: signedInAs(row, key), prolonged };
}
