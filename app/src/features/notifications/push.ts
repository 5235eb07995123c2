import { PUSH_WORKER_VERSION } from '@velluto/rules';
import type { PushObstacle } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';
import { installedOnApple } from '../../lib/installed-on-apple.ts';

/** State of push on this device: not known yet, available, on, or why it is not. */
export type PushState = 'unknown' | 'capable' | 'subscribed' | PushObstacle;

/** Why push is not on; null where it is, or may be. */
export const obstacleOf = (state: PushState): PushObstacle | null =>
  state === 'unknown' || state === 'capable' || state === 'subscribed' ? null : state;

/** What push needs of a browser; when something is missing, push is not supported. */
export interface PushBrowser {
  serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> & { ready?: Promise<unknown> };
  notification?: { permission: NotificationPermission; requestPermission(): Promise<NotificationPermission> };
  pushManager: boolean;
  /** Set by iOS only: false in the browser, where push works only for apps on the home screen. */
  standalone?: boolean | undefined;
}

/** The browser of this page. */
export const currentBrowser = (): PushBrowser => ({
  ...('serviceWorker' in navigator ? { serviceWorker: navigator.serviceWorker } : {}),
  ...('Notification' in window ? { notification: Notification } : {}),
  pushManager: 'PushManager' in window,
  standalone: installedOnApple(),
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

/** Why a browser that lacks something has no push. */
const lackingIn = ({ standalone }: PushBrowser): PushObstacle =>
  standalone === false ? 'home_screen' : 'unsupported';

/** The state of push on this device. A site without a key has none. */
export async function readPushState(browser: PushBrowser, key: string | null): Promise<PushState> {
  const { serviceWorker, notification, pushManager } = browser;
  if (!serviceWorker || !notification || !pushManager || key === null) return lackingIn(browser);
  if (notification.permission === 'denied') return 'denied';
  return (await subscriptionOf(browser)) ? 'subscribed' : 'capable';
}

/** Whether push messages reach this device. */
export const pushIsOn = async ({ site }: AppContext): Promise<boolean> =>
  (await readPushState(currentBrowser(), site.push_public_key)) === 'subscribed';

/**
 * Asks the browser for a subscription.
 *
 * @returns the subscription as the server takes it, or why there is none
 */
export async function subscribePush(
  browser: PushBrowser,
  key: string,
): Promise<PushSubscriptionJSON | PushObstacle> {
  const { serviceWorker, notification, pushManager } = browser;
  if (!serviceWorker || !notification || !pushManager) return lackingIn(browser);
  // first of all, during the user activation of the press: Safari requires it
  const permission = await notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  let registration: ServiceWorkerRegistration;
  try {
    registration = await activeWorker(serviceWorker);
  } catch (error) {
    return nameOf(error) === 'SecurityError' ? 'private' : 'worker';
  }
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return (await registration.pushManager.subscribe(options)).toJSON();
  } catch (error) {
    return nameOf(error) === 'NotAllowedError' ? 'denied' : 'service';
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Registers the worker and waits until it can subscribe; throws when the browser refuses it or it fails to install. */
async function activeWorker(
  container: NonNullable<PushBrowser['serviceWorker']>,
): Promise<ServiceWorkerRegistration> {
  const address = `/sw.js?v=${PUSH_WORKER_VERSION}`;
  const registration = await container.register(address, { scope, updateViaCache: 'none' });
  const { installing } = registration;
  const failed = new Promise<never>((_, reject) => {
    // without this one would wait for ever
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('The service worker was not installed'));
    });
  });
  await Promise.race([container.ready, failed]);
  return registration;
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
