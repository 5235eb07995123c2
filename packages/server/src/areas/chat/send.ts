import { createHash } from 'node:crypto';
import { FREE_CONVERSATIONS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import type { Site } from '../../domain/sites/site.ts';
import { type Db, retried, type Tx } from '../../infrastructure/postgres/transaction.ts';
import { type Content, checkContent } from './message-content.ts';
import { publishMessage } from './message-events.ts';
import { messagePrice } from './message-price.ts';
import type { MessageRow } from './message-queries.ts';
import { type MayWrite, type Refusal, storeMessage } from './send-queries.ts';

/** A message to be sent. */
export interface Outgoing {
  /** Site where it is written: sets price and limits of length. */
  site: Site;
  from: string;
  to: string;
  content: Content;
  /** Idempotency key (a UUID): the same key sends once. */
  key: string;
  /** Costs nothing, and may start a conversation beyond the limit of free members: only for the first message of a sign-up. */
  free?: boolean;
}

/** The stored message and the sender's balance. */
export interface Sent {
  message: MessageRow;
  /** Credits the sender has afterwards. */
  balance: number;
  /** True when the message was sent before under the same key. */
  replayed: boolean;
}

/**
 * Stores a message and charges it, in one round trip to the database and once for each key. Messages of members who have
 * not confirmed the e-mail address are held: their credits are reserved, and charged when `releaseHeldMessages` delivers them.
 *
 * @throws ApiError `recipient_unavailable`, `blocked_by_member`, `conversation_limit`, `spending_paused`,
 *   `not_enough_credits`, `message_too_long`, `invalid_request`, `idempotency_conflict`
 */
export async function sendMessage(ctx: Context, outgoing: Outgoing): Promise<Sent> {
  const { sent, publish } = await retried(() => write(ctx, ctx.db, outgoing));
  // the message is stored, so the answer need not wait for live events
  ctx.background.run(publish);
  return sent;
}

/** The same within a transaction of the caller. */
export async function sendInTransaction(ctx: Context, tx: Tx, outgoing: Outgoing): Promise<Sent> {
  const { sent, publish } = await write(ctx, tx.db, outgoing);
  tx.after(publish);
  return sent;
}

async function write(ctx: Context, db: Db, outgoing: Outgoing) {
  const { site, from, key, free = false } = outgoing;
  const content = checkContent(site, outgoing.content);
  const to = parseId(outgoing.to);
  if (to === null) throw new ApiError('recipient_unavailable');
  const { refusal, cost, balance, replayed, message } = await storeMessage(db, {
    ...content,
    from,
    to,
    shownOn: poolView(ctx.sites, site).shownOn,
    key,
    ids: { message: ctx.ids.uuid(), conversation: ctx.ids.uuid(), booking: ctx.ids.uuid() },
    hash: hashOf(to, content),
    cost: free ? 0 : messagePrice(site, content),
    maxStarted: free ? null : FREE_CONVERSATIONS,
    now: ctx.clock.now(),
  });
  if (refusal !== null || !message) throw refusalError(refusal ?? 'not_found', cost, balance);
  const publish = async () => {
    if (replayed) return;
    ctx.metrics.business.wroteMessage(site.id, cost > 0 ? 'paid' : 'free');
    if (cost > 0) await ctx.live.send(from, { event: 'credits', data: { credits: balance } });
    await publishMessage(ctx, message, { to: from, other: to, key });
    if (message.status === 'sent') await publishMessage(ctx, message, { to, other: from });
  };
  return { sent: { message, balance, replayed }, publish };
}

/** Hash of a request, to tell a replay (same key, same hash) from another message under the same key, which is refused. */
function hashOf(
  to: string,
  { kind, text, photo, gift, icebreaker }: ReturnType<typeof checkContent>,
): Buffer {
  const content = kind === 'text' && icebreaker === undefined ? [text] : [kind, photo ?? gift ?? icebreaker];
  if (kind === 'photo' && text !== '') content.push(text);
  return createHash('sha256')
    .update(JSON.stringify([to, ...content]))
    .digest();
}

/** Why a message would be refused now; null when it would be sent. */
export function currentRefusal(facts: MayWrite, balance: number): Refusal | null {
  if (facts.refusal) return facts.refusal;
  if (facts.cost > 0 && facts.paused) return 'spending_paused';
  return facts.cost > balance ? 'not_enough_credits' : null;
}

/** A refusal as an error of the contract. */
function refusalError(refusal: Refusal, cost: number, balance: number): ApiError {
  switch (refusal) {
    case 'not_enough_credits':
      return new ApiError(refusal, { need: cost, have: balance });
    case 'conversation_limit':
      return new ApiError(refusal, { max: FREE_CONVERSATIONS });
    case 'photo_unknown':
      return invalidFields({ field: 'photo', code: 'unknown' });
    case 'conversation_begun':
      return invalidFields({ field: 'icebreaker', code: 'not_allowed' });
    // the sender's account was closed during the call, which ends the session too
    case 'not_found':
      return new ApiError('authentication_required');
    default:
      return new ApiError(refusal);
  }
}
