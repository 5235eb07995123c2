import type { Context } from '../../context/context.ts';
import { lockDeliveries } from '../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { lockStates } from '../../infrastructure/postgres/user-state.ts';
import { refundUnread } from '../chat/api.ts';
import { revokeAllAccess } from '../sessions/api.ts';
import { lockWallet } from '../wallet/api.ts';
import * as queries from './account-status-queries.ts';

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
  await refundUnread(ctx, tx, { to: memberId, forGood: status === 'disabled' });
  await revokeAllAccess(tx.db, memberId);
  await updateContacts(ctx, tx, memberId, 'clear');
  tx.after(() => ctx.live.close(memberId));
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
  await updateContacts(ctx, tx, memberId, 'count');
  return true;
}

async function updateContacts(
  ctx: Context,
  tx: Tx,
  memberId: string,
  mode: 'clear' | 'count',
): Promise<void> {
  await queries.lockOtherSides(tx.db, memberId);
  await queries.updateUnreadOfContacts(tx.db, memberId, mode);
  const contacts = await queries.selectContacts(tx.db, memberId);
  if (contacts.length === 0) return;
  await lockStates(tx.db, contacts);
  await queries.recountStates(tx.db, contacts);
  for (const id of contacts) tx.after(() => ctx.live.send(id, { event: 'user', data: {} }));
}
