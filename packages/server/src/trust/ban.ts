import { closeArrivals } from '../chat/arrivals.ts';
import { refundUnread } from '../chat/refund.ts';
import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { lockWallet } from '../wallet/wallet.ts';
import * as queries from './ban-queries.ts';

/**
 * Closes an account: its sessions end, the profile is gone for everybody, and whoever paid for messages that the member
 * has not read is paid back. Somebody who has left already stays as they are.
 */
export async function banMember(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await closeArrivals(tx, memberId);
  // what the member is sending right now is sent before, and taken out of the counts below
  await lockWallet(tx, memberId);
  if (!(await queries.setStatus(tx.db, memberId, 'active', 'disabled'))) return;
  await queries.endSessions(tx.db, memberId);
  tx.after(() => ctx.live.close(memberId));
  await refundUnread(ctx, tx, { to: memberId });
  await queries.lockSides(tx.db, memberId);
  await queries.lockAcquaintances(tx.db, memberId);
  await tellAll(ctx, tx, memberId, await queries.leaveCounts(tx.db, memberId));
}

/** Opens a closed account again: conversations and likes return, what was paid back does not. */
export async function reinstateMember(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await closeArrivals(tx, memberId);
  if (!(await queries.setStatus(tx.db, memberId, 'disabled', 'active'))) return;
  await queries.lockSides(tx.db, memberId);
  await queries.lockAcquaintances(tx.db, memberId);
  await tellAll(ctx, tx, memberId, await queries.returnToCounts(tx.db, memberId));
}

async function tellAll(ctx: Context, tx: Tx, memberId: string, others: string[]): Promise<void> {
  // the version also ends what processes remember of the member's sessions
  await bumpState(tx.db, memberId);
  for (const id of [memberId, ...others]) tx.after(() => ctx.live.send(id, { event: 'user', data: {} }));
}
