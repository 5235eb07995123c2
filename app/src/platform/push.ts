import { PUSH_WORKER_VERSION } from '@velluto/rules';

/** State of push on this device: not known yet, not supported, available, on, or denied in the browser. */
export type PushState = 'unknown' | 'incapable' | 'capable' | 'subscribed' | 'denied';

/** What push needs of a browser; when something is missing, push is not supported. */
export interface PushBrowser {
  serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> & { ready?: Promise<unknown> };
  notification?: { permission: NotificationPermission; requestPermission(): Promise<NotificationPermission> };
  pushManager: boolean;
}

/** The browser of this page. */
export const currentBrowser = (): PushBrowser => ({
  ...('serviceWorker' in navigator ? { serviceWorker: navigator.serviceWorker } : {}),
  ...('Notification' in window ? { notification: Notification } : {}),
  pushManager: 'PushManager' in window,
});

const scope = '/';

/** The subscription of this device, if there is one: private windows fail to answer, and have none. */
async function subscriptionOf({ serviceWorker }: PushBrowser): Promise<PushSubscription | null> {
  try {
    const registration = await serviceWorker?.getRegistration(scope);
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** The state of push on this device. A site without a key has none. */
export async function readPushState(browser: PushBrowser, key: string | null): Promise<PushState> {
  const { serviceWorker, notification, pushManager } = browser;
  if (!serviceWorker || !notification || !pushManager || key === null) return 'incapable';
  if (notification.permission === 'denied') return 'denied';
  return (await subscriptionOf(browser)) ? 'subscribed' : 'capable';
}

/**
 * Asks the browser for a subscription.
 *
 * @returns the subscription as the server takes it, or `denied`
 * @throws Error when there is no worker, or the browser's push service does not answer
 */
export async function subscribePush(
  { serviceWorker, notification }: PushBrowser,
  key: string,
): Promise<PushSubscriptionJSON | 'denied'> {
  if (!serviceWorker || !notification) throw new Error('This browser has no push');
  // first of all, during the user activation of the press: Safari requires it
  if ((await notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await serviceWorker.register(`/sw.js?v=${PUSH_WORKER_VERSION}`, {
    scope,
    updateViaCache: 'none',
  });
  await serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return subscription.toJSON();
}

/** The subscription of this device as the server takes it; null when there is none. */
export async function currentPushSubscription(browser: PushBrowser): Promise<PushSubscriptionJSON | null> {
  return (await subscriptionOf(browser))?.toJSON() ?? null;
}

/** Ends the subscription of this device; gives its address, or null when there was none. */
export async function unsubscribePush(browser: PushBrowser): Promise<string | null> {
  const subscription = await subscriptionOf(browser);
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
