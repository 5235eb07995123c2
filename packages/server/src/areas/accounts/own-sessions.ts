import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import { ApiError } from '../../domain/api-error.ts';
import { deviceOf } from '../../domain/device.ts';
import {
  checkOwnPassword,
  forgetBrowsers,
  revokeOtherSessions,
  revokeSession,
  selectSessions,
} from '../sessions/api.ts';

type Session = components['schemas']['Session'];
type Me = Pick<SignedIn, 'id' | 'pool' | 'sessionHash'>;

/** Public id of a session: half of the hash reveals nothing of the token. */
const nameOf = (hash: Buffer): string => hash.toString('hex', 0, 16);

/** The member's sessions: this one first, then the last used. */
export async function listSessions(ctx: Context, me: Me): Promise<Session[]> {
  const rows = await selectSessions(ctx.db, me.id, ctx.clock.now());
  const sessions = rows.map(row => ({
    session: nameOf(row.token_hash),
    ...deviceOf(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.token_hash.equals(me.sessionHash),
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends one session of the member. A session other than the current one may be a stranger's, so then no browser is known any more.
 *
 * @returns true when it was the current session
 * @throws ApiError `old_password_wrong`, `account_blocked`, `not_found` for one that is not the member's
 */
export async function endOwnSession(
  ctx: Context,
  me: Me,
  { session: name, password }: { session: string; password: string },
): Promise<boolean> {
  await checkOwnPassword(ctx, me, password);
  const rows = await selectSessions(ctx.db, me.id, ctx.clock.now());
  const hash = rows.map(row => row.token_hash).find(hash => nameOf(hash) === name);
  if (!hash) throw new ApiError('not_found');
  const isCurrent = hash.equals(me.sessionHash);
  await ctx.transaction(async tx => {
    if (!isCurrent) await forgetBrowsers(tx.db, me.id);
    await revokeSession(ctx, tx, me.id, hash);
  });
  return isCurrent;
}

/**
 * Ends all sessions of the member but the current one; no browser is known any more.
 *
 * @throws ApiError `old_password_wrong`, `account_blocked`
 */
export async function endOtherSessions(ctx: Context, me: Me, password: string): Promise<void> {
  await checkOwnPassword(ctx, me, password);
  await ctx.transaction(tx => revokeOtherSessions(ctx, tx, me));
}
