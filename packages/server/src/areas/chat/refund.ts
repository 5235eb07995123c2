import type { Context } from '../../context/context.ts';
import { lockDeliveries } from '../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { announceCredits, book, lockWallet, settleDebt } from '../wallet/api.ts';
import { raiseVersions } from './message-events.ts';
import * as queries from './refund-queries.ts';

/**
 * Refunds, once, every paid message that no device of a member has fetched or ever will. Credits reserved for held
 * messages are released. The recipient never sees a refunded message, not even after coming back. A recipient who came back to a sender
 * gives no second refund, or two members could read, block and unblock for ever without paying: further messages
 * stay unread, and are refunded once the recipient is erased or banned or the block has lasted. The transaction that makes the
 * member unreachable begins with `lockDeliveries`, stores the new state, and then calls this before it locks a wallet: so a
 * message that is sent or read at the same moment is either read, or refunded, or refused.
 *
 * @returns the number of refunded messages
 */
export async function refundUnread(ctx: Context, tx: Tx, about: queries.UnreadMessages): Promise<number> {
  await lockDeliveries(tx, about.to);
  const senders = await queries.selectPayers(tx.db, about);
  if (senders.length === 0) return 0;
  for (const sender of senders) await lockWallet(tx, sender);
  await queries.lockParticipants(tx.db, about.to, senders);
  const refunded = await queries.refundMessages(tx.db, about, senders);
  for (const message of refunded) await refundMessage(ctx, tx, message);

  const arrived = refunded.filter(({ counted }) => counted).length;
  const changed = new Set(refunded.map(({ sender_id }) => sender_id));
  await raiseVersions(tx, new Map([...[...changed].map(id => [id, 0] as const), [about.to, -arrived]]));
  for (const memberId of [...changed, about.to]) {
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
  return refunded.length;
}

/** True while there are paid messages that a member has not read and that are not refunded. */
export const hasUnreadPaid = async (tx: Tx, about: queries.UnreadMessages): Promise<boolean> =>
  (await queries.selectPayers(tx.db, about)).length > 0;

type Refunded = Awaited<ReturnType<typeof queries.refundMessages>>[number];

async function refundMessage(ctx: Context, tx: Tx, { id, sender_id, credits, was }: Refunded): Promise<void> {
  const held = was === 'held';
  const key = held ? `settle:${id}` : `refund:${id}`;
  const booked = await book(ctx, tx, {
    memberId: sender_id,
    from: held ? 'held' : 'spent',
    to: 'wallet',
    amount: credits,
    reason: held ? 'release' : 'refund',
    key,
    messageId: id,
  });
  const wallet = booked && (await settleDebt(ctx, tx, sender_id, booked, key));
  if (wallet) announceCredits(ctx, tx, sender_id, wallet.balance);
}
