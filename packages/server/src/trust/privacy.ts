import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { bumpState } from '../live/user-state.ts';
import * as queries from './privacy-queries.ts';

type Privacy = components['schemas']['Privacy'];

/** How a member is seen. */
export async function privacyOf(ctx: Context, memberId: string): Promise<Privacy> {
  const { invisible, paid_user } = await queries.selectPrivacy(ctx.db, memberId);
  return { invisible, available: paid_user };
}

/**
 * Makes a premium member invisible, or anybody visible again. The database ends it with premium.
 *
 * @throws ApiError `premium_only`
 */
export async function changePrivacy(ctx: Context, memberId: string, invisible: boolean): Promise<Privacy> {
  return ctx.transaction(async tx => {
    // premium cannot end in between: what ends it waits for this lock, and then makes the member visible
    const { paid_user } = await queries.selectPrivacy(tx.db, memberId, true);
    if (invisible && !paid_user) throw new ApiError('premium_only');
    await queries.setInvisible(tx.db, memberId, invisible);
    await bumpState(tx.db, memberId);
    return { invisible, available: paid_user };
  });
}
