import { closeArrivals } from '../chat/arrivals.ts';
import { refundUnread } from '../chat/refund.ts';
import type { Context } from '../context.ts';
import { lockStates } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { lockWallet } from '../wallet/wallet.ts';
import { endEverythingOpen } from './password-queries.ts';
import * as queries from './standing-queries.ts';

export { isActive } from './standing-queries.ts';

/**
 * Takes a member out of everybody's sight in one transaction: out of searches, likes and conversations. What others
 * paid for and the member has not read is paid back, others' badges count nothing of the member any more, and every
 * session ends.
 *
 * @returns false when the member was not active
 */
export async function withdrawMember(
  ctx: Context,
  tx: Tx,
  memberId: string,
  standing: 'deleted' | 'disabled',
): Promise<boolean> {
  await closeArrivals(tx, memberId);
  // what the member is sending right now is sent before, and taken out of the counts below; later sends find no sender
  await lockWallet(tx, memberId);
  if (!(await queries.setStanding(tx.db, memberId, 'active', standing))) return false;
  await refundUnread(ctx, tx, { to: memberId, forGood: standing === 'disabled' });
  await endEverythingOpen(tx.db, memberId);
  await tellOthers(ctx, tx, memberId, 'clear');
  tx.after(() => ctx.live.close(memberId));
  return true;
}

/**
 * Lets a member be seen again, with likes and conversations as they were; what was paid back stays paid back.
 *
 * @returns false when the member does not stand as thought
 */
export async function returnMember(
  ctx: Context,
  tx: Tx,
  memberId: string,
  standing: 'deleted' | 'disabled',
): Promise<boolean> {
  await closeArrivals(tx, memberId);
  if (!(await queries.setStanding(tx.db, memberId, standing, 'active'))) return false;
  await tellOthers(ctx, tx, memberId, 'count');
  return true;
}

async function tellOthers(ctx: Context, tx: Tx, memberId: string, way: 'clear' | 'count'): Promise<void> {
  await queries.lockOtherSides(tx.db, memberId);
  await queries.markOtherSides(tx.db, memberId, way);
  const concerned = await queries.selectConcerned(tx.db, memberId);
  if (concerned.length === 0) return;
  await lockStates(tx.db, concerned);
  await queries.recountStates(tx.db, concerned);
  for (const id of concerned) tx.after(() => ctx.live.send(id, { event: 'user', data: {} }));
}

/**
 * Closes an account for good reason (a ban): nobody sees the member, and the next log-in is `account_disabled`.
 *
 * @returns false when the account was not open
 */
export async function disableMember(ctx: Context, tx: Tx, memberId: string): Promise<boolean> {
  return withdrawMember(ctx, tx, memberId, 'disabled');
}

/** Opens a closed account again, for example after an appeal; false when it was not closed. */
export async function enableMember(ctx: Context, tx: Tx, memberId: string): Promise<boolean> {
  return returnMember(ctx, tx, memberId, 'disabled');
}
