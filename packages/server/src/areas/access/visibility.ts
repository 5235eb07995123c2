import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import { blocksBetween } from './blocks.ts';
import * as queries from './visibility-queries.ts';
import type { Viewer } from './visibility-sql.ts';

/** The viewer of a profile of a pool. */
interface PoolViewer extends Viewer, PoolView {
  /** Who was last logged in in a visitor's browser: whom they do not see, the visitor does not see either. */
  lastMember?: string | null;
}

/**
 * Checks that a viewer may see a member, and returns whether the viewer has blocked them: blocked members stay accessible, so that the viewer can
 * lift the block.
 *
 * @throws ApiError `blocked_by_member` for a member who blocks the viewer, `not_found` for a member who is not active or is
 *   hidden from the viewer, `authentication_required` for whomever a visitor may not see, or who does not exist: the same for
 *   all, so that it tells nothing about a person
 */
export async function assertCanView(
  ctx: Context,
  viewer: PoolViewer,
  memberId: string,
): Promise<{ blocked: boolean }> {
  const { id, lastMember = null } = viewer;
  if (id === memberId) return { blocked: false };
  const unavailable = () => new ApiError(id === null ? 'authentication_required' : 'not_found');
  if (id === null && lastMember !== null) {
    const { iBlocked, blockedMe } = await blocksBetween(ctx.db, lastMember, memberId);
    if (iBlocked || blockedMe) throw unavailable();
  }
  const relation = await queries.selectRelation(ctx.db, memberId, viewer);
  if (relation?.blockedMe) throw new ApiError('blocked_by_member');
  if (!relation || (relation.hidden && !relation.iBlocked)) throw unavailable();
  return { blocked: relation.iBlocked };
}

/**
 * Checks that the viewer knows of a member, because they may see them or have a conversation: which is enough to block or
 * report them.
 *
 * @throws ApiError `not_found`
 */
export async function assertKnows(ctx: Context, viewer: PoolViewer, memberId: string): Promise<void> {
  const relation = await queries.selectRelation(ctx.db, memberId, viewer);
  const accessible = relation && (!relation.hidden || relation.talked || relation.iBlocked);
  if (!accessible || viewer.id === memberId) throw new ApiError('not_found');
}

/**
 * Checks that a viewer may see the pictures of a member: who may see the profile, or talks with them. A member who blocks
 * the viewer has none.
 *
 * @throws ApiError `not_found`
 */
export async function assertCanViewPictures(
  ctx: Context,
  { id, lastMember = null, ...view }: PoolViewer,
  memberId: string,
): Promise<void> {
  const relation = await queries.selectRelation(ctx.db, memberId, { id, ...view });
  const accessible = relation && (!relation.hidden || relation.talked || relation.iBlocked);
  if (!accessible || relation.blockedMe) throw new ApiError('not_found');
  if (id !== null || lastMember === null) return;
  const { iBlocked, blockedMe } = await blocksBetween(ctx.db, lastMember, memberId);
  if (iBlocked || blockedMe) throw new ApiError('not_found');
}
