import type { components } from '@velluto/api-client/schema';
import { pageCount, REACTIVATION_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { BlockedPair } from '../../infrastructure/jobs/payloads.ts';
import { lockDeliveriesBetween } from '../../infrastructure/postgres/delivery-lock.ts';
import { snapshot, type Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion, lockStates, type StateChange } from '../../infrastructure/postgres/user-state.ts';
import { assertKnows, blocksBetween } from '../access/api.ts';
import { hasUnreadPaid, refundUnread } from '../chat/api.ts';
import { forgetViewsBetween } from '../profiles/api.ts';
import { summariesOf, type Viewer } from '../search/api.ts';
import { lockWallet } from '../wallet/api.ts';
import * as queries from './block-queries.ts';

/**
 * Blocks a member. From the commit on nothing of one reaches the other: concurrent messages and likes are
 * either stored before, and hidden with the rest, or refused. Blocking again changes nothing.
 *
 * @throws ApiError `not_found` for the member themselves, and for members whom they may not know of
 */
export async function blockMember(
  ctx: Context,
  me: PoolView & { id: string },
  profile: string,
): Promise<void> {
  const other = otherOf(me.id, profile);
  await assertKnows(ctx, me, other);
  await ctx.transaction(async tx => {
    await lockDeliveriesBetween(tx, me.id, other);
    if (!(await queries.insertBlock(tx.db, me.id, other, ctx.clock.now()))) return;
    // locks in the same order as all other transactions: wallet, conversation, state
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
 * Lifts a block. The conversation returns with its unread messages, unless the other member blocks too; likes and
 * refunded messages do not return. Does nothing without a block.
 *
 * @throws ApiError `not_found` for an invalid id or the member's own
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
    await incrementVersion(tx.db, memberId, change);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
}

const PER_PAGE = 50;
const LAST_PAGE = 500;

/** One page of the members whom a member has blocked. For those who block the member too, only the name is included. */
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
/** Milliseconds after which a block counts as permanent: as long as a deletion can be undone. */
const lastingMs = REACTIVATION_DAYS * day;

/** Plans the refund of unread messages that a new block does not refund at once, unless it is lifted before. */
async function scheduleBlockRefund(ctx: Context, tx: Tx, pair: BlockedPair): Promise<void> {
  if (!(await hasUnreadPaid(tx, { from: pair.blocked, to: pair.blocker, forGood: true }))) return;
  const runAt = new Date(ctx.clock.now().getTime() + lastingMs);
  await ctx.jobs.enqueue(tx, 'trust.refund', pair, { runAt });
}

/**
 * Job: refunds unread messages under a block that has lasted, also when the blocker had lifted an earlier block of the sender;
 * the messages are never shown any more. Does nothing when the block was lifted, or made again since.
 */
export async function refundAfterBlock(ctx: Context, { blocker, blocked }: BlockedPair): Promise<void> {
  await ctx.transaction(async tx => {
    await lockDeliveriesBetween(tx, blocker, blocked);
    const since = await queries.selectBlockedAt(tx.db, blocker, blocked);
    if (!since || ctx.clock.now().getTime() - since.getTime() < lastingMs) return;
    await refundUnread(ctx, tx, { from: blocked, to: blocker, forGood: true });
  });
}
