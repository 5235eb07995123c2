import { type PushSubscriptionRequest, savePushSubscription } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';
import { type PushBrowser, subscriptionHere, thisBrowser } from '../push.ts';

/**
 * Where push is on, it belongs to whoever has logged in: they are told of what is new, and whoever used this device
 * before no longer has their messages shown here.
 */
export async function movePush(app: AppContext, browser: PushBrowser = thisBrowser()): Promise<void> {
  const subscription = await subscriptionHere(browser);
  if (subscription) await savePushSubscription(app.client, { subscription } as PushSubscriptionRequest);
}
