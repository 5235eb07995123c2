import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { invalidFields } from '../http/api-error.ts';
import * as queries from './subscription-queries.ts';

type Subscription = components['schemas']['PushSubscriptionRequest']['subscription'];

/** Browsers of one member that receive push messages; the oldest makes room. */
const subscriptionsPerMember = 10;

/**
 * Saves where a browser receives push messages.
 *
 * @throws ApiError `invalid_request` for an address that is not a browser's push service, or keys that are none
 */
export async function savePush(ctx: Context, memberId: string, subscription: Subscription): Promise<void> {
  const { endpoint, keys } = subscription;
  const address = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  if (!ctx.push.accepts(address))
    throw invalidFields({ field: 'subscription.endpoint', code: 'not_allowed' });
  await ctx.transaction(async tx => {
    await queries.save(tx.db, { ...address, member_id: memberId, created_at: ctx.clock.now() });
    await queries.keepNewest(tx.db, memberId, subscriptionsPerMember);
  });
}

/** Forgets a member's subscription; without one nothing happens. */
export async function endPush(ctx: Context, memberId: string, endpoint: string): Promise<void> {
  await queries.remove(ctx.db, memberId, endpoint);
}
