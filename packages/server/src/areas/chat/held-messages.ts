import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { shareDeliveries } from '../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { announceCredits, book, lockWallet, settleDebt } from '../wallet/api.ts';
import * as conversations from './conversation-queries.ts';
import { publishMessage, raiseVersions } from './message-events.ts';
import * as messages from './message-queries.ts';
import * as participants from './participant-queries.ts';
import { sendInTransaction } from './send.ts';

/**
 * Takes the locks of the transaction that confirms a member, in the order in which sending takes them and before any row
 * of the member is changed, so that no message sent in the same moment stays held.
 *
 * @param first id of the recipient of the first message, written at the sign-up
 */
export async function lockForConfirmation(tx: Tx, memberId: string, first: string | null): Promise<void> {
  const waiting = await messages.selectHeldRecipients(tx.db, memberId);
  for (const to of [...waiting, ...(first ? [first] : [])].sort()) await shareDeliveries(tx, to);
  await lockWallet(tx, memberId);
}

/**
 * Delivers and charges the messages that a member wrote before confirming the e-mail address; call it in the transaction that confirms, which
 * began with `lockForConfirmation`. Messages whose recipient can no longer receive them are refunded instead. Delivered messages move to the end
 * of their conversation, because the other person may have written in between and must not find new messages above those
 * already read.
 */
export async function releaseHeldMessages(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  // also for messages written since the locks were taken; the others are locked already
  for (const to of await messages.selectHeldRecipients(tx.db, memberId)) await shareDeliveries(tx, to);
  const held = Map.groupBy(await messages.selectHeld(tx.db, memberId), message => message.conversation_id);
  if (held.size === 0) return;
  const unread = new Map([[memberId, 0]]);
  for (const [conversationId, waiting] of held) {
    const recipient = await conversations.lockRecipient(tx.db, conversationId, memberId);
    if (!recipient.reachable) {
      await refundHeld(ctx, tx, waiting);
      continue;
    }
    await releaseMessages(ctx, tx, waiting, { id: conversationId, from: memberId, to: recipient.other_id });
    unread.set(recipient.other_id, waiting.length);
  }
  await raiseVersions(tx, unread);
}

async function releaseMessages(
  ctx: Context,
  tx: Tx,
  waiting: messages.MessageRow[],
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const now = ctx.clock.now();
  const last = await conversations.takePositions(tx.db, id, waiting.length, now);
  for (const [index, held] of waiting.entries()) {
    const seq = last - waiting.length + 1 + index;
    const message = await messages.releaseMessage(tx.db, held.id, seq, now);
    await settle(ctx, tx, held, 'spent');
    tx.after(() => publishMessage(ctx, message, { to: from, other: to }));
    tx.after(() => publishMessage(ctx, message, { to, other: from }));
  }
  await participants.bumpParticipant(tx.db, id, from, now, 0);
  await participants.bumpParticipant(tx.db, id, to, now, waiting.length);
}

/** Cancels held messages: they are never delivered, and their reserved credits are released. */
async function refundHeld(ctx: Context, tx: Tx, waiting: messages.MessageRow[]): Promise<void> {
  for (const message of waiting) {
    await messages.markRefunded(tx.db, message.id);
    const booked = await settle(ctx, tx, message, 'wallet');
    const wallet = booked && (await settleDebt(ctx, tx, message.sender_id, booked, `settle:${message.id}`));
    if (wallet) announceCredits(ctx, tx, message.sender_id, wallet.balance);
  }
}

async function settle(ctx: Context, tx: Tx, message: messages.MessageRow, to: 'spent' | 'wallet') {
  if (message.credits === 0) return null;
  return book(ctx, tx, {
    memberId: message.sender_id,
    from: 'held',
    to,
    amount: message.credits,
    reason: to === 'spent' ? 'delivery' : 'release',
    key: `settle:${message.id}`,
    messageId: message.id,
  });
}

/** Cancels a member's held messages, or those of one conversation; the wallet must be locked. */
export async function withdrawHeldMessages(
  ctx: Context,
  tx: Tx,
  memberId: string,
  conversationId?: string,
): Promise<void> {
  await refundHeld(ctx, tx, await messages.selectHeld(tx.db, memberId, conversationId));
}

/**
 * Sends the `signup_message` to the member at whose profile the sign-up began: the first message, free of charge. Call it
 * before `releaseHeldMessages` in the transaction that confirms, so that it comes first. A recipient who has left in between gets
 * nothing, and the confirmation succeeds nevertheless.
 */
export async function sendSignupMessage(
  ctx: Context,
  tx: Tx,
  site: Site,
  from: string,
  to: string,
  text: string,
): Promise<void> {
  try {
    await sendInTransaction(ctx, tx, {
      site,
      from,
      to,
      content: { kind: 'text', text },
      key: ctx.ids.uuid(),
      free: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    ctx.log.info({ member: from, code: error.code }, 'the first message could not be sent');
  }
}
