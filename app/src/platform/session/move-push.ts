import { type PushSubscriptionRequest, savePushSubscription } from '@velluto/api-client';
import { type PushBrowser, subscriptionHere, thisBrowser } from '../push.ts';
import type { Visit } from '../visit.ts';

/**
 * Where push is on, it belongs to whoever has logged in: they are told of what is new, and whoever used this device
 * before no longer has their messages shown here.
 */
export async function movePush(visit: Visit, browser: PushBrowser = thisBrowser()): Promise<void> {
  const subscription = await subscriptionHere(browser);
  if (subscription) await savePushSubscription(visit.client, { subscription } as PushSubscriptionRequest);
}
