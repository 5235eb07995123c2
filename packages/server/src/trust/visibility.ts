import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { bumpState } from '../live/user-state.ts';
import { forgetViewsBy } from '../profile-views/forgetting.ts';
import { blocksBetween } from './blocks.ts';
import * as queries from './visibility-queries.ts';

/** Who looks at a profile. */
interface Viewer {
  /** Null for a visitor. */
  id: string | null;
  /** Who was last logged in in a visitor's browser: whom they do not see, the visitor does not see either. */
  lastMember?: string | null;
  pool: string;
}

/**
 * Whether a person may be looked at, and whether the viewer has blocked them: then they stay reachable, so that one can
 * take it back.
 *
 * @throws ApiError `blocked_by_member` for somebody who blocked the viewer, `not_found` for somebody who is gone or is
 *   invisible to the viewer, or blocked with who was last logged in: a visitor may be somebody else, who is told nothing
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
 * Whether the viewer knows of a person at all, because they may look at them or have talked: enough to block or to
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

/** How a member is seen. */
export async function privacyOf(ctx: Context, memberId: string): Promise<Privacy> {
  const { invisible, paid_user } = await queries.selectPrivacy(ctx.db, memberId);
  return { invisible, available: paid_user };
}

/**
 * Makes a premium member invisible, or anybody visible again. The traces of their visits are gone with the first. The database ends it with premium.
 *
 * @throws ApiError `premium_only`
 */
export async function changePrivacy(ctx: Context, memberId: string, invisible: boolean): Promise<Privacy> {
  return ctx.transaction(async tx => {
    // premium cannot end in between: what ends it waits for this lock, and then makes the member visible
    const { paid_user } = await queries.selectPrivacy(tx.db, memberId, true);
    if (invisible && !paid_user) throw new ApiError('premium_only');
    await queries.setInvisible(tx.db, memberId, invisible);
    if (invisible) await forgetViewsBy(tx, memberId);
    await bumpState(tx.db, memberId);
    return { invisible, available: paid_user };
  });
}
