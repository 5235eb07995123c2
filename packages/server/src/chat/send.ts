import { createHash } from 'node:crypto';
import { FREE_CONVERSATIONS } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import { type Db, retried, type Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { type Content, checkContent, priceOf } from './content.ts';
import { refusalError } from './may-write.ts';
import type { MessageRow } from './message-queries.ts';
import { tellMessage } from './notify.ts';
import { storeMessage } from './send-queries.ts';

/** A message on its way. */
export interface Outgoing {
  /** Where it is written: sets price and bounds. */
  site: Site;
  from: string;
  to: string;
  content: Content;
  /** Names the act (a UUID); the same key sends once. */
  key: string;
  /** Costs nothing and starts a conversation beyond the limit: only the first message of a sign-up. */
  free?: boolean;
}

/** What became of it. */
export interface Sent {
  message: MessageRow;
  /** Credits the sender has now. */
  balance: number;
  /** True when the key had sent it before. */
  replayed: boolean;
}

/**
 * Stores a message and charges it, in one round trip to the database and once for each key. Messages of somebody who has
 * not confirmed the e-mail are held: their credits are reserved, and charged when `deliverHeld` lets them out.
 *
 * @throws ApiError `recipient_unavailable`, `blocked_by_member`, `conversation_limit`, `spending_paused`,
 *   `not_enough_credits`, `message_too_long`, `invalid_request`, `idempotency_conflict`
 */
export async function sendMessage(ctx: Context, outgoing: Outgoing): Promise<Sent> {
  const { sent, tell } = await retried(() => write(ctx, ctx.db, outgoing));
  // nobody waits for the news to be spread: what it tells is stored
  ctx.background.run(tell);
  return sent;
}

/** The same within a transaction that does more. */
export async function sendIn(ctx: Context, tx: Tx, outgoing: Outgoing): Promise<Sent> {
  const { sent, tell } = await write(ctx, tx.db, outgoing);
  tx.after(tell);
  return sent;
}

async function write(ctx: Context, db: Db, outgoing: Outgoing) {
  const { site, from, key, free = false } = outgoing;
  const content = checkContent(site, outgoing.content);
  const to = parseId(outgoing.to);
  if (to === null) throw new ApiError('recipient_unavailable');
  const { refusal, cost, balance, replayed, message } = await storeMessage(db, {
    ...{ from, to, key, ...content },
    ids: { message: ctx.ids.uuid(), conversation: ctx.ids.uuid(), booking: ctx.ids.uuid() },
    hash: hashOf(to, content),
    cost: free ? 0 : priceOf(site, content),
    maxStarted: free ? null : FREE_CONVERSATIONS,
    now: ctx.clock.now(),
  });
  if (refusal !== null || !message) throw refusalError(refusal ?? 'not_found', cost, balance);
  const tell = async () => {
    if (replayed) return;
    if (cost > 0) await ctx.live.send(from, { event: 'credits', data: { credits: balance } });
    await tellMessage(ctx, message, { to: from, other: to, key });
    if (message.status === 'sent') await tellMessage(ctx, message, { to, other: from });
  };
  return { sent: { message, balance, replayed }, tell };
}

/** Tells a replay from another message under the same key. */
function hashOf(
  to: string,
  { kind, text, photo, gift, icebreaker }: ReturnType<typeof checkContent>,
): Buffer {
  const what = kind === 'text' && icebreaker === undefined ? [text] : [kind, photo ?? gift ?? icebreaker];
  return createHash('sha256')
    .update(JSON.stringify([to, ...what]))
    .digest();
}
