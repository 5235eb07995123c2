import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { blocksBetween, isActive } from '../access/api.ts';
import { lockWallet } from '../wallet/api.ts';
import * as queries from './conversation-queries.ts';
import { withdrawHeldMessages } from './held-messages.ts';
import { raiseVersions } from './message-events.ts';
import { countUnread } from './message-queries.ts';
import * as participants from './participant-queries.ts';

/** True when no messages can be exchanged: one of the two blocks the other, or the other has no open account. */
async function isUnreachable(db: Db, memberId: string, other: string): Promise<boolean> {
  return (await isBlocked(db, memberId, other)) || !(await isActive(db, other));
}

async function isBlocked(db: Db, a: string, b: string): Promise<boolean> {
  const { iBlocked, blockedMe } = await blocksBetween(db, a, b);
  return iBlocked || blockedMe;
}

/** The conversation's id, or `not_found` for what cannot be one. */
function conversationId(text: string): string {
  const id = parseId(text);
  if (id === null) throw new ApiError('not_found');
  return id;
}

/**
 * Marks messages as read up to a position; a lower position than before changes nothing, nor does any while one of the
 * two blocks the other or the other has left. A premium sender gets a read receipt.
 *
 * @returns unread messages in all of the member's conversations
 * @throws ApiError `not_found` for a conversation that is not the member's
 */
export async function markRead(
  ctx: Context,
  memberId: string,
  conversation: string,
  seq: number,
): Promise<number> {
  const id = conversationId(conversation);
  return ctx.transaction(async tx => {
    const mine = await participants.lockParticipant(tx.db, memberId, id);
    if (!mine) throw new ApiError('not_found');
    const readSeq = Math.min(seq, await queries.selectLastSeq(tx.db, id));
    const unreachable = await isUnreachable(tx.db, memberId, mine.other_id);
    if (readSeq > mine.read_seq && !unreachable) {
      const unread = await countUnread(tx.db, id, memberId, Math.max(readSeq, mine.cleared_seq));
      await participants.setRead(tx.db, memberId, id, readSeq, unread);
      const seesReceipts = await queries.isPremium(tx.db, mine.other_id);
      const changed = new Map([[memberId, unread - mine.unread]]);
      // free members get no read receipts, and a raised version alone would reveal that something was read
      if (seesReceipts || readSeq > mine.delivered_seq) changed.set(mine.other_id, 0);
      await raiseVersions(tx, changed);
      if (seesReceipts) {
        const data = { conversation: id, seq: readSeq };
        tx.after(() => ctx.live.send(mine.other_id, { event: 'read', data }));
      }
    }
    return queries.selectUnread(tx.db, memberId);
  });
}

/** A conversation whose messages a device of the member has just fetched. */
export interface Fetched {
  conversationId: string;
  otherId: string;
  /** Newest position fetched. */
  seq: number;
}

/** Marks messages as delivered once a device of the member has fetched them; positions that are delivered already change nothing. */
export async function markDelivered(ctx: Context, memberId: string, fetched: Fetched[]): Promise<void> {
  if (fetched.length === 0) return;
  await ctx.transaction(async tx => {
    const senders = new Map<string, number>();
    const ordered = [...fetched].sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
    for (const { conversationId, otherId, seq } of ordered) {
      const isNew = await participants.setDelivered(tx.db, memberId, conversationId, seq);
      if (isNew) senders.set(otherId, 0);
    }
    await raiseVersions(tx, senders);
  });
}

/**
 * Removes a conversation with all its messages so far from the member's list; the other participant keeps theirs, and a later
 * message brings it back with that message only. Held messages of the member are withdrawn.
 *
 * @throws ApiError `not_found` for a conversation that is not the member's
 */
export async function deleteChat(ctx: Context, memberId: string, conversation: string): Promise<void> {
  const id = conversationId(conversation);
  await ctx.transaction(async tx => {
    await lockWallet(tx, memberId);
    await withdrawHeldMessages(ctx, tx, memberId, id);
    const mine = await participants.lockParticipant(tx.db, memberId, id);
    if (!mine) throw new ApiError('not_found');
    await participants.clearParticipant(tx.db, memberId, id, await queries.selectLastSeq(tx.db, id));
    await incrementVersion(tx.db, memberId, { unread: -mine.unread });
  });
}

/**
 * Sends the other participant a typing event, unless one of the two blocks the other or the member is invisible;
 * nothing is stored.
 *
 * @throws ApiError `not_found` for a conversation that is not the member's
 */
export async function sendTyping(ctx: Context, memberId: string, conversation: string): Promise<void> {
  const id = conversationId(conversation);
  const mine = await participants.selectParticipant(ctx.db, memberId, { conversation: id });
  if (!mine?.known) throw new ApiError('not_found');
  if (mine.other_hidden || mine.invisible || (await isBlocked(ctx.db, memberId, mine.other_id))) return;
  await ctx.live.send(mine.other_id, { event: 'typing', data: { conversation: id } });
}
