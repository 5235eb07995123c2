import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { idFrom } from '../http/ids.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { announceCredits, book, lockWallet } from '../wallet/wallet.ts';
import { joinArrivals } from './arrivals.ts';
import * as conversations from './conversation-queries.ts';
import { messageCost, refusal } from './may-write.ts';
import * as messages from './message-queries.ts';
import { checkLength, cleanText } from './message-text.ts';
import { announceMessage, bumpAll } from './notify.ts';
import * as sides from './side-queries.ts';

/** A message on its way. */
export interface Outgoing {
  /** Where it is written: sets price and bounds. */
  site: Site;
  from: string;
  to: string;
  text: string;
  /** Names the act (a UUID); the same key sends once. */
  key: string;
  /** Costs nothing and starts a conversation beyond the limit: only the first message of a sign-up. */
  free?: boolean;
}

/** What became of it. */
export interface Sent {
  message: messages.MessageRow;
  /** Credits the sender has now. */
  balance: number;
  /** True when the key had sent it before. */
  replayed: boolean;
}

/**
 * Stores a message and charges it, in one transaction and once for each key. Messages of somebody who has not confirmed
 * the e-mail are held: their credits are reserved, and charged when `deliverHeld` lets them out.
 *
 * @throws ApiError `recipient_unavailable`, `conversation_limit`, `not_enough_credits`, `message_too_long`,
 *   `invalid_request`, `idempotency_conflict`
 */
export async function sendMessage(ctx: Context, outgoing: Outgoing): Promise<Sent> {
  return ctx.transaction(tx => sendIn(ctx, tx, outgoing));
}

/** The same within a transaction that does more. */
export async function sendIn(ctx: Context, tx: Tx, outgoing: Outgoing): Promise<Sent> {
  const { site, from, key } = outgoing;
  const text = cleanText(outgoing.text);
  checkLength(text, site.message_length);
  const to = idFrom(outgoing.to);
  if (to === null) throw new ApiError('recipient_unavailable');
  const hash = createHash('sha256')
    .update(JSON.stringify([to, text]))
    .digest();

  await joinArrivals(tx, to);
  // from here on this sender's messages go one after the other: what is read below stays true
  const wallet = await lockWallet(tx, from);
  const known = await messages.selectByKey(tx.db, from, key);
  if (known && !known.request_hash.equals(hash)) throw new ApiError('idempotency_conflict');
  if (known) return { message: known, balance: wallet.balance, replayed: true };

  const facts = await conversations.selectFacts(tx.db, from, to);
  if (!facts) throw new ApiError('not_found');
  const cost = outgoing.free ? 0 : messageCost(site, facts);
  const problem = refusal(facts, cost, wallet.balance);
  if (problem && !(outgoing.free && problem.code === 'conversation_limit')) throw problem;
  return store(ctx, tx, facts, { from, to, text, key, hash, cost, balance: wallet.balance });
}

interface Checked {
  from: string;
  to: string;
  text: string;
  key: string;
  hash: Buffer;
  cost: number;
  balance: number;
}

async function store(ctx: Context, tx: Tx, facts: conversations.Facts, checked: Checked): Promise<Sent> {
  const { from, to, cost } = checked;
  const now = ctx.clock.now();
  const held = facts.account_status === 'not_confirmed';
  const conversationId =
    facts.conversation_id ?? (await conversations.openConversation(tx.db, ctx.ids.uuid(), from, to, now));
  const message = await messages.insertMessage(tx.db, {
    id: ctx.ids.uuid(),
    conversation_id: conversationId,
    seq: await conversations.takePositions(tx.db, conversationId, 1, now),
    sender_id: from,
    kind: 'text',
    text: checked.text,
    origin: facts.origin,
    status: held ? 'held' : 'sent',
    credits: cost,
    idempotency_key: checked.key,
    request_hash: checked.hash,
    created_at: now,
    delivered_at: held ? null : now,
  });
  const balance = cost > 0 ? await charge(ctx, tx, message, held) : checked.balance;
  await sides.touchSide(tx.db, conversationId, from, now, 0);
  if (!held) await sides.touchSide(tx.db, conversationId, to, now, 1);
  await bumpAll(
    tx,
    new Map(
      held
        ? [[from, 0]]
        : [
            [from, 0],
            [to, 1],
          ],
    ),
  );
  announceMessage(ctx, tx, message, from, to);
  if (!held) announceMessage(ctx, tx, message, to, from);
  return { message, balance, replayed: false };
}

async function charge(ctx: Context, tx: Tx, message: messages.MessageRow, held: boolean): Promise<number> {
  const wallet = await book(ctx, tx, {
    memberId: message.sender_id,
    from: 'wallet',
    to: held ? 'held' : 'spent',
    amount: message.credits,
    reason: held ? 'hold' : 'message',
    key: `message:${message.id}`,
    messageId: message.id,
  });
  if (!wallet) throw new Error(`The message ${message.id} was charged before it existed.`);
  announceCredits(ctx, tx, message.sender_id, wallet.balance);
  return wallet.balance;
}
