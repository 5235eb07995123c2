import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { announceCredits, book, lockWallet, settleDebt } from '../wallet/wallet.ts';
import { lockDeliveries } from './delivery-lock.ts';
import { raiseVersions } from './message-events.ts';
import * as queries from './refund-queries.ts';

/**
 * Pays back, once, every paid message that no device of a member has got and none ever will. What waits for a
 * confirmation is released. The addressee does not see such a message any more, not even after coming back. Whoever came back to a sender
 * is believed no second time, or two who agree could read, block and unblock for ever without paying: further messages
 * wait unread, and are paid back once the addressee is gone for good or the block has lasted. The transaction that makes the
 * member unreachable begins with `lockDeliveries`, writes that down, and then calls this before it locks a wallet: a
 * message that is sent or read in the same moment is either read, or refunded, or refused.
 *
 * @returns how many messages were paid back
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

/** True while somebody has paid for messages that a member has not read and that are not paid back. */
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
