import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import * as queries from './access-queries.ts';

/** Who looks at somebody. */
interface Looker {
  /** Null for a visitor. */
  id: string | null;
  pool: string;
}

/**
 * Whether a person may be looked at, and whether the viewer has blocked them: then they stay reachable, so that one can
 * take it back.
 *
 * @throws ApiError `blocked_by_member` for somebody who blocked the viewer, `not_found` for somebody who is gone or is
 *   invisible to the viewer
 */
export async function mayLookAt(
  ctx: Context,
  { id, pool }: Looker,
  memberId: string,
): Promise<{ blocked: boolean }> {
  if (id === memberId) return { blocked: false };
  const stance = await queries.selectStance(ctx.db, pool, memberId, id);
  if (stance?.blockedMe) throw new ApiError('blocked_by_member');
  if (!stance || (stance.hidden && !stance.iBlocked)) throw new ApiError('not_found');
  return { blocked: stance.iBlocked };
}

/**
 * Whether the viewer knows of a person at all, because they may look at them or have talked: enough to block or to
 * report them.
 *
 * @throws ApiError `not_found`
 */
export async function mustKnow(ctx: Context, viewer: Looker, memberId: string): Promise<void> {
  const stance = await queries.selectStance(ctx.db, viewer.pool, memberId, viewer.id);
  const known = stance && (!stance.hidden || stance.talked || stance.iBlocked);
  if (!known || viewer.id === memberId) throw new ApiError('not_found');
}
