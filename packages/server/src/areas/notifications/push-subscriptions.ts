import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import * as queries from './push-subscription-queries.ts';

type Subscription = components['schemas']['PushSubscriptionRequest']['subscription'];

/** Push subscriptions of one member; a further one deletes the oldest. */
const subscriptionsPerMember = 10;

/**
 * Stores a browser's push subscription; it is deleted when its session is ended from another one.
 *
 * @throws ApiError `invalid_request` for an address that is not a known push service, or invalid keys;
 *   `authentication_required` when the session ended meanwhile
 */
export async function savePushSubscription(
  ctx: Context,
  { id: memberId, sessionHash: session }: Pick<SignedIn, 'id' | 'sessionHash'>,
  subscription: Subscription,
): Promise<void> {
  const { endpoint, keys } = subscription;
  const address = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  if (!ctx.push.accepts(address))
    throw invalidFields({ field: 'subscription.endpoint', code: 'not_allowed' });
  await ctx.transaction(async tx => {
    if (!(await queries.lockSession(tx.db, session))) throw new ApiError('authentication_required');
    await queries.save(tx.db, { ...address, session, member_id: memberId, created_at: ctx.clock.now() });
    await queries.keepNewest(tx.db, memberId, subscriptionsPerMember);
  });
}

/** Deletes a member's subscription; does nothing when there is none. */
export async function removePushSubscription(
  ctx: Context,
  memberId: string,
  endpoint: string,
): Promise<void> {
  await queries.remove(ctx.db, memberId, endpoint);
}
