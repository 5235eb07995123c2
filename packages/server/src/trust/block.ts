import { closeArrivalsOfTwo } from '../chat/arrivals.ts';
import { refundUnread } from '../chat/refund.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { idFrom } from '../http/ids.ts';
import { bumpState, lockStates, type StateChange } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { lockWallet } from '../wallet/wallet.ts';
import { mustKnow } from './access.ts';
import * as queries from './block-queries.ts';
import { blocksBetween } from './blocks.ts';
import { planLateRefund } from './lasting-blocks.ts';

/**
 * Blocks a person. From the commit on nothing of one reaches the other: messages and likes that were under way are
 * either there before, and vanish with the rest, or are refused. Blocking again changes nothing.
 *
 * @throws ApiError `not_found` for oneself and for somebody the member does not know of
 */
export async function blockMember(
  ctx: Context,
  me: { id: string; pool: string },
  profile: string,
): Promise<void> {
  const other = otherOf(me.id, profile);
  await mustKnow(ctx, me, other);
  await ctx.transaction(async tx => {
    await closeArrivalsOfTwo(tx, me.id, other);
    if (!(await queries.insertBlock(tx.db, me.id, other, ctx.clock.now()))) return;
    // in the order in which everybody locks: wallet, conversation, state
    await lockWallet(tx, other);
    await queries.lockSides(tx.db, me.id, other);
    await refundUnread(ctx, tx, { from: other, to: me.id });
    await planLateRefund(ctx, tx, { blocker: me.id, blocked: other });
    const changes = changesOf(me.id, other);
    for (const { member_id, unread } of await queries.lockSides(tx.db, me.id, other)) {
      add(changes, member_id, { unread: -unread });
    }
    await queries.clearUnread(tx.db, me.id, other);
    await lockStates(tx.db, [me.id, other]);
    for (const { liked, counted } of await queries.deleteLikesBetween(tx.db, me.id, other)) {
      if (counted) add(changes, liked, { newLikes: -1 });
    }
    await tellBoth(ctx, tx, changes);
  });
}

/**
 * Takes a block back. The conversation returns with what is still unread, unless the other one blocks too; likes and
 * paid back messages do not. Without a block nothing happens.
 *
 * @throws ApiError `not_found` for what is no id of somebody else
 */
export async function unblockMember(ctx: Context, memberId: string, profile: string): Promise<void> {
  const other = otherOf(memberId, profile);
  await ctx.transaction(async tx => {
    await closeArrivalsOfTwo(tx, memberId, other);
    if (!(await queries.deleteBlock(tx.db, memberId, other))) return;
    const changes = changesOf(memberId, other);
    if (!(await blocksBetween(tx.db, memberId, other)).blockedMe) {
      await queries.lockSides(tx.db, memberId, other);
      for (const { member_id, unread } of await queries.recountUnread(tx.db, memberId, other)) {
        add(changes, member_id, { unread });
      }
    }
    await lockStates(tx.db, [memberId, other]);
    await tellBoth(ctx, tx, changes);
  });
}

function otherOf(memberId: string, profile: string): string {
  const other = idFrom(profile);
  if (other === null || other === memberId) throw new ApiError('not_found');
  return other;
}

type Changes = Map<string, Required<StateChange>>;

const changesOf = (...memberIds: string[]): Changes =>
  new Map(memberIds.sort().map(id => [id, { unread: 0, newLikes: 0 }]));

function add(changes: Changes, memberId: string, { unread = 0, newLikes = 0 }: StateChange): void {
  const known = changes.get(memberId);
  if (!known) return;
  known.unread += unread;
  known.newLikes += newLikes;
}

async function tellBoth(ctx: Context, tx: Tx, changes: Changes): Promise<void> {
  for (const [memberId, change] of changes) {
    await bumpState(tx.db, memberId, change);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
}
