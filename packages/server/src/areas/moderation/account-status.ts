import type { Context } from '../../context/context.ts';
import { lockDeliveries } from '../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { lockStates, recountStates } from '../../infrastructure/postgres/user-state.ts';
import { lockWallet } from '../wallet/api.ts';
import * as queries from './account-status-queries.ts';
import { memberHidden, memberShown } from './events.ts';

/**
 * Hides a member from everybody in one transaction: from searches, likes and conversations. What others
 * paid for messages that the member has not read is refunded, the badges of others no longer count the member, and every
 * session ends.
 *
 * @returns false when the member was not active
 */
export async function deactivateMember(
  ctx: Context,
  tx: Tx,
  memberId: string,
  status: 'deleted' | 'disabled',
): Promise<boolean> {
  await lockDeliveries(tx, memberId);
  // a message that the member is sending right now is stored first and then not counted below; later ones are refused
  await lockWallet(tx, memberId);
  if (!(await queries.setStatus(tx.db, memberId, 'active', status))) return false;
  await ctx.events.emit(tx, memberHidden, { memberId, forGood: status === 'disabled' });
  await updateContacts(ctx, tx, memberId);
  return true;
}

/**
 * Shows a hidden member again, with likes and conversations as they were; refunds are not reversed.
 *
 * @returns false when the member does not have that status
 */
export async function reactivateMember(
  ctx: Context,
  tx: Tx,
  memberId: string,
  status: 'deleted' | 'disabled',
): Promise<boolean> {
  await lockDeliveries(tx, memberId);
  if (!(await queries.setStatus(tx.db, memberId, status, 'active'))) return false;
  await ctx.events.emit(tx, memberShown, { memberId });
  await updateContacts(ctx, tx, memberId);
  return true;
}

/** Counts the badges of everybody whom the member has to do with, and tells their pages. */
async function updateContacts(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const contacts = await queries.selectContacts(tx.db, memberId);
  if (contacts.length === 0) return;
  await lockStates(tx.db, contacts);
  await recountStates(tx.db, contacts);
  for (const id of contacts) tx.after(() => ctx.live.send(id, { event: 'user', data: {} }));
}
