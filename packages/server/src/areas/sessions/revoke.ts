import type { Context } from '../../context/context.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { accessRevoked, sessionsRevoked } from './events.ts';
import * as queries from './session-queries.ts';
import { dropLinks } from './tokens.ts';

/**
 * Ends every access that was opened or requested before: sessions, their push subscriptions, reset links, log-in codes,
 * pending changes of address.
 */
export async function revokeAllAccess(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await queries.deleteAll(tx.db, memberId);
  await dropLinks(tx, memberId, 'reset');
  await ctx.events.emit(tx, accessRevoked, { memberId });
}

/** Ends one session of a member, its live events, and push messages to its browser. */
export async function revokeSession(ctx: Context, tx: Tx, memberId: string, session: Buffer): Promise<void> {
  await queries.deleteSession(tx.db, session);
  await ctx.events.emit(tx, sessionsRevoked, { memberId, only: session });
  tx.after(() => ctx.live.close(memberId, { only: session }));
}

/** Ends all sessions of a member but one, as `revokeSession` does; no browser is known any more. */
export async function revokeOtherSessions(
  ctx: Context,
  tx: Tx,
  { id, sessionHash }: { id: string; sessionHash: Buffer },
): Promise<void> {
  // waits for a concurrent log-in, which locks the account while it opens its session: that session has to end too
  await forgetBrowsers(tx.db, id);
  await queries.deleteOthers(tx.db, id, sessionHash);
  await ctx.events.emit(tx, sessionsRevoked, { memberId: id, except: sessionHash });
  tx.after(() => ctx.live.close(id, { except: sessionHash }));
}

/** Starts a new epoch, so that no browser is known any more. */
export async function forgetBrowsers(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('account')
    .set(eb => ({ browser_epoch: eb('browser_epoch', '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
}
