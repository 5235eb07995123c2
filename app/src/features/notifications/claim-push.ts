import { type PushSubscriptionRequest, savePushSubscription } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { currentBrowser, currentPushSubscription, type PushBrowser } from './push.ts';

/**
 * Moves a push subscription of this device to the account that has just logged in, so that it does not receive another
 * account's messages.
 */
export async function claimPushSubscription(
  app: AppContext,
  browser: PushBrowser = currentBrowser(),
): Promise<void> {
  const subscription = await currentPushSubscription(browser);
  if (subscription) await savePushSubscription(app.client, { subscription } as PushSubscriptionRequest);
}
