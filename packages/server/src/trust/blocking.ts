import type { components } from '@velluto/api-client/schema';
import { pageCount, REACTIVATION_DAYS } from '@velluto/rules';
import { lockDeliveriesBetween } from '../chat/delivery-lock.ts';
import { hasUnreadPaid, refundUnread } from '../chat/refund.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import type { BlockedPair } from '../jobs/payloads.ts';
import { bumpState, lockStates, type StateChange } from '../live/user-state.ts';
import { summariesOf, type Viewer } from '../members/summaries.ts';
import { snapshot, type Tx } from '../ports/db/transaction.ts';
import { forgetViewsBetween } from '../profile-views/forgetting.ts';
import { lockWallet } from '../wallet/wallet.ts';
import * as queries from './block-queries.ts';
import { blocksBetween } from './blocks.ts';
import { requireAcquaintance } from './visibility.ts';

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
  await requireAcquaintance(ctx, me, other);
  await ctx.transaction(async tx => {
    await lockDeliveriesBetween(tx, me.id, other);
    if (!(await queries.insertBlock(tx.db, me.id, other, ctx.clock.now()))) return;
    // in the order in which everybody locks: wallet, conversation, state
    await lockWallet(tx, other);
    await queries.lockParticipants(tx.db, me.id, other);
    await refundUnread(ctx, tx, { from: other, to: me.id });
    await scheduleBlockRefund(ctx, tx, { blocker: me.id, blocked: other });
    const changes = emptyChanges(me.id, other);
    for (const { member_id, unread } of await queries.lockParticipants(tx.db, me.id, other)) {
      add(changes, member_id, { unread: -unread });
    }
    await queries.clearUnread(tx.db, me.id, other);
    await lockStates(tx.db, [me.id, other]);
    for (const { liked, counted } of await queries.deleteLikesBetween(tx.db, me.id, other)) {
      if (counted) add(changes, liked, { newLikes: -1 });
    }
    await forgetViewsBetween(tx, me.id, other);
    await notifyBoth(ctx, tx, changes);
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
    await lockDeliveriesBetween(tx, memberId, other);
    if (!(await queries.deleteBlock(tx.db, memberId, other))) return;
    const changes = emptyChanges(memberId, other);
    if (!(await blocksBetween(tx.db, memberId, other)).blockedMe) {
      await queries.lockParticipants(tx.db, memberId, other);
      for (const { member_id, unread } of await queries.recountUnread(tx.db, memberId, other)) {
        add(changes, member_id, { unread });
      }
    }
    await lockStates(tx.db, [memberId, other]);
    await notifyBoth(ctx, tx, changes);
  });
}

function otherOf(memberId: string, profile: string): string {
  const other = parseId(profile);
  if (other === null || other === memberId) throw new ApiError('not_found');
  return other;
}

type Changes = Map<string, Required<StateChange>>;

const emptyChanges = (...memberIds: string[]): Changes =>
  new Map(memberIds.sort().map(id => [id, { unread: 0, newLikes: 0 }]));

function add(changes: Changes, memberId: string, { unread = 0, newLikes = 0 }: StateChange): void {
  const change = changes.get(memberId);
  if (!change) return;
  change.unread += unread;
  change.newLikes += newLikes;
}

async function notifyBoth(ctx: Context, tx: Tx, changes: Changes): Promise<void> {
  for (const [memberId, change] of changes) {
    await bumpState(tx.db, memberId, change);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
}

const PER_PAGE = 50;
const LAST_PAGE = 500;

/** One page of the people a member has blocked; who blocks the member too is named, but not shown. */
export async function listBlocks(
  ctx: Context,
  viewer: Viewer & { id: string },
  page: number,
): Promise<components['schemas']['BlocksResponse']> {
  const { rows, count } = await snapshot(ctx.db, async db => ({
    rows: await queries.selectBlocked(db, viewer.id, (page - 1) * PER_PAGE, PER_PAGE),
    count: await queries.countBlocked(db, viewer.id),
  }));
  const people = await summariesOf(
    ctx,
    viewer,
    rows.map(row => row.blocked),
  );
  const byId = new Map(people.map(person => [person.id, person]));
  return {
    blocks: rows.flatMap(({ blocked, created_at, mutual }) => {
      const profile = byId.get(blocked);
      if (!profile) return [];
      const shown = mutual ? { ...profile, main_image: null, num_photos: 0, online: false } : profile;
      return [{ blocked_at: created_at.toISOString(), profile: shown }];
    }),
    page,
    pages: count === 0 ? 0 : Math.min(LAST_PAGE, pageCount(count, PER_PAGE)),
    num_blocks: count,
  };
}

const day = 86_400_000;
/** A block that stands as long as a deletion can be taken back counts as one for good. */
const lastingMs = REACTIVATION_DAYS * day;

/** Plans to pay back what a new block leaves unread under it, unless it is lifted before. */
async function scheduleBlockRefund(ctx: Context, tx: Tx, pair: BlockedPair): Promise<void> {
  if (!(await hasUnreadPaid(tx, { from: pair.blocked, to: pair.blocker, forGood: true }))) return;
  const runAt = new Date(ctx.clock.now().getTime() + lastingMs);
  await ctx.jobs.enqueue(tx, 'trust.refund', pair, { runAt });
}

/**
 * Job: pays back what waits unread under a block that has lasted, also where the blocker had come back to the sender before;
 * it is never shown any more. After one that was lifted, or made anew since, it does nothing.
 */
export async function refundAfterBlock(ctx: Context, { blocker, blocked }: BlockedPair): Promise<void> {
  await ctx.transaction(async tx => {
    await lockDeliveriesBetween(tx, blocker, blocked);
    const since = await queries.selectBlockedAt(tx.db, blocker, blocked);
    if (!since || ctx.clock.now().getTime() - since.getTime() < lastingMs) return;
    await refundUnread(ctx, tx, { from: blocked, to: blocker, forGood: true });
  });
}
