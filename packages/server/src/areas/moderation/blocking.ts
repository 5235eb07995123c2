import type { components } from '@velluto/api-client/schema';
import { pageCount } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import { lockDeliveriesBetween } from '../../infrastructure/postgres/delivery-lock.ts';
import { snapshot, type Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion, lockStates } from '../../infrastructure/postgres/user-state.ts';
import { assertKnows } from '../access/api.ts';
import { summariesOf, type Viewer } from '../search/api.ts';
import * as queries from './block-queries.ts';
import { memberBlocked, memberUnblocked } from './events.ts';

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
    await ctx.events.emit(tx, memberBlocked, { blocker: me.id, blocked: other });
    await notifyBoth(ctx, tx, [me.id, other]);
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
    await ctx.events.emit(tx, memberUnblocked, { blocker: memberId, blocked: other });
    await notifyBoth(ctx, tx, [memberId, other]);
  });
}

function otherOf(memberId: string, profile: string): string {
  const other = parseId(profile);
  if (other === null || other === memberId) throw new ApiError('not_found');
  return other;
}

async function notifyBoth(ctx: Context, tx: Tx, members: string[]): Promise<void> {
  await lockStates(tx.db, members);
  for (const memberId of members.toSorted()) {
    await incrementVersion(tx.db, memberId);
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
