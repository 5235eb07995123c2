import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { bumpState } from '../live/user-state.ts';
import { forgetViewsBy } from '../profile-views/forgetting.ts';
import { blocksBetween } from './blocks.ts';
import * as queries from './visibility-queries.ts';

/** The viewer of a profile. */
interface Viewer {
  /** Null for a visitor. */
  id: string | null;
  /** Who was last logged in in a visitor's browser: whom they do not see, the visitor does not see either. */
  lastMember?: string | null;
  pool: string;
}

/**
 * Checks that a viewer may see a member, and returns whether the viewer has blocked them: blocked members stay accessible, so that the viewer can
 * lift the block.
 *
 * @throws ApiError `blocked_by_member` for a member who blocks the viewer, `not_found` for a member who is not active or is
 *   invisible to the viewer
 */
export async function checkProfileAccess(
  ctx: Context,
  { id, lastMember = null, pool }: Viewer,
  memberId: string,
): Promise<{ blocked: boolean }> {
  if (id === memberId) return { blocked: false };
  if (id === null && lastMember !== null) {
    const { iBlocked, blockedMe } = await blocksBetween(ctx.db, lastMember, memberId);
    if (iBlocked || blockedMe) throw new ApiError('not_found');
  }
  const relation = await queries.selectRelation(ctx.db, pool, memberId, id);
  if (relation?.blockedMe) throw new ApiError('blocked_by_member');
  if (!relation || (relation.hidden && !relation.iBlocked)) throw new ApiError('not_found');
  return { blocked: relation.iBlocked };
}

/**
 * Checks that the viewer knows of a member, because they may see them or have a conversation: which is enough to block or
 * report them.
 *
 * @throws ApiError `not_found`
 */
export async function requireAcquaintance(ctx: Context, viewer: Viewer, memberId: string): Promise<void> {
  const relation = await queries.selectRelation(ctx.db, viewer.pool, memberId, viewer.id);
  const accessible = relation && (!relation.hidden || relation.talked || relation.iBlocked);
  if (!accessible || viewer.id === memberId) throw new ApiError('not_found');
}

type Privacy = components['schemas']['Privacy'];

/** A member's invisible mode. */
export async function privacyOf(ctx: Context, memberId: string): Promise<Privacy> {
  const { invisible, paid_user } = await queries.selectPrivacy(ctx.db, memberId);
  return { invisible, available: paid_user };
}

/**
 * Makes a premium member invisible, or any member visible again. Becoming invisible deletes the member's views of profiles. A trigger ends invisible mode with premium.
 *
 * @throws ApiError `premium_only`
 */
export async function changePrivacy(ctx: Context, memberId: string, invisible: boolean): Promise<Privacy> {
  return ctx.transaction(async tx => {
    // locked, so that premium cannot end in between: its end waits for this lock, and then makes the member visible
    const { paid_user } = await queries.selectPrivacy(tx.db, memberId, true);
    if (invisible && !paid_user) throw new ApiError('premium_only');
    await queries.setInvisible(tx.db, memberId, invisible);
    if (invisible) await forgetViewsBy(tx, memberId);
    await bumpState(tx.db, memberId);
    return { invisible, available: paid_user };
  });
}
