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
 *   hidden from the viewer, `authentication_required` for whomever a visitor may not see, or who does not exist: the same for
 *   all, so that it tells nothing about a person
 */
export async function checkProfileAccess(
  ctx: Context,
  { id, lastMember = null, pool }: Viewer,
  memberId: string,
): Promise<{ blocked: boolean }> {
  if (id === memberId) return { blocked: false };
  const unavailable = () => new ApiError(id === null ? 'authentication_required' : 'not_found');
  if (id === null && lastMember !== null) {
    const { iBlocked, blockedMe } = await blocksBetween(ctx.db, lastMember, memberId);
    if (iBlocked || blockedMe) throw unavailable();
  }
  const relation = await queries.selectRelation(ctx.db, pool, memberId, id);
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
export async function requireAcquaintance(ctx: Context, viewer: Viewer, memberId: string): Promise<void> {
  const relation = await queries.selectRelation(ctx.db, viewer.pool, memberId, viewer.id);
  const accessible = relation && (!relation.hidden || relation.talked || relation.iBlocked);
  if (!accessible || viewer.id === memberId) throw new ApiError('not_found');
}

type Privacy = components['schemas']['Privacy'];
type PrivacyChange = components['schemas']['PrivacyRequest'];

/** Who sees a member: invisible mode, and whether visitors see the profile. */
export async function privacyOf(ctx: Context, memberId: string): Promise<Privacy> {
  const { invisible, paid_user, open_to_visitors } = await queries.selectPrivacy(ctx.db, memberId);
  return { invisible, available: paid_user, open_to_visitors };
}

/**
 * Changes who sees a member; what is left out stays. Makes a premium member invisible, which deletes their views of profiles, or any member
 * visible again, and opens the profile to visitors or closes it. A trigger ends invisible mode with premium.
 *
 * @throws ApiError `premium_only`
 */
export async function changePrivacy(ctx: Context, memberId: string, change: PrivacyChange): Promise<Privacy> {
  const { invisible, open_to_visitors } = change;
  await ctx.transaction(async tx => {
    // locked, so that premium cannot end in between: its end waits for this lock, and then makes the member visible
    const { paid_user } = await queries.selectPrivacy(tx.db, memberId, true);
    if (invisible && !paid_user) throw new ApiError('premium_only');
    await queries.setPrivacy(tx.db, memberId, {
      ...(invisible === undefined ? {} : { invisible }),
      ...(open_to_visitors === undefined ? {} : { open_to_visitors }),
    });
    if (invisible) await forgetViewsBy(tx, memberId);
    await bumpState(tx.db, memberId);
  });
  return privacyOf(ctx, memberId);
}
