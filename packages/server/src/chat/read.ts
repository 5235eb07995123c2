import { isActive } from '../accounts/account-status.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import { bumpState } from '../live/user-state.ts';
import type { Db } from '../ports/db/transaction.ts';
import { blocksBetween } from '../trust/blocks.ts';
import { lockWallet } from '../wallet/wallet.ts';
import * as queries from './conversation-queries.ts';
import { withdrawHeld } from './held.ts';
import { countUnread } from './message-queries.ts';
import { bumpAll } from './notify.ts';
import * as sides from './side-queries.ts';

/** True when nothing passes between two: one blocks the other, or the other one has left. */
async function areApart(db: Db, memberId: string, other: string): Promise<boolean> {
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
 * Marks messages as read up to a position; a lower one than before changes nothing, nor does anything while one of the
 * two blocks the other or the other one has left. A premium sender is told.
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
    const side = await sides.lockSide(tx.db, memberId, id);
    if (!side) throw new ApiError('not_found');
    const readSeq = Math.min(seq, await queries.selectLastSeq(tx.db, id));
    const apart = await areApart(tx.db, memberId, side.other_id);
    if (readSeq > side.read_seq && !apart) {
      const unread = await countUnread(tx.db, id, memberId, Math.max(readSeq, side.cleared_seq));
      await sides.setRead(tx.db, memberId, id, readSeq, unread);
      const isTold = await queries.isPremium(tx.db, side.other_id);
      const changed = new Map([[memberId, unread - side.unread]]);
      // a free sender would know by a new version alone; that it is delivered they may know
      if (isTold || readSeq > side.delivered_seq) changed.set(side.other_id, 0);
      await bumpAll(tx, changed);
      if (isTold) {
        const data = { conversation: id, seq: readSeq };
        tx.after(() => ctx.live.send(side.other_id, { event: 'read', data }));
      }
    }
    return queries.selectUnread(tx.db, memberId);
  });
}

/**
 * Takes a conversation out of the member's list with all it holds so far; the other one keeps theirs, and a later
 * message brings it back with that message only. What the member wrote and what has not gone out is withdrawn.
 *
 * @throws ApiError `not_found` for a conversation that is not the member's
 */
export async function deleteChat(ctx: Context, memberId: string, conversation: string): Promise<void> {
  const id = conversationId(conversation);
  await ctx.transaction(async tx => {
    await lockWallet(tx, memberId);
    await withdrawHeld(ctx, tx, memberId, id);
    const side = await sides.lockSide(tx.db, memberId, id);
    if (!side) throw new ApiError('not_found');
    await sides.clearSide(tx.db, memberId, id, await queries.selectLastSeq(tx.db, id));
    await bumpState(tx.db, memberId, { unread: -side.unread });
  });
}

/**
 * Tells the other one that the member is typing, unless one of the two blocks the other or the member is invisible;
 * nothing is stored.
 *
 * @throws ApiError `not_found` for a conversation that is not the member's
 */
export async function tellTyping(ctx: Context, memberId: string, conversation: string): Promise<void> {
  const id = conversationId(conversation);
  const side = await sides.selectSide(ctx.db, memberId, { conversation: id });
  if (!side?.known) throw new ApiError('not_found');
  if (side.other_hidden || side.invisible || (await isBlocked(ctx.db, memberId, side.other_id))) return;
  await ctx.live.send(side.other_id, { event: 'typing', data: { conversation: id } });
}
