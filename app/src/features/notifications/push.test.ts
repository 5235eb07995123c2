import { expect, it, vi } from 'vitest';
import { type PushBrowser, readPushState, subscribePush, unsubscribePush } from './push.ts';

const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A browser with push; `subscribed` from the start or not. */
function browserWith({
  subscribed = false,
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  worker = true,
  workerState = null as ServiceWorkerState | null,
  refusal = null as { at: 'register' | 'subscribe'; name: string } | null,
} = {}) {
  const subscription = { ...json, toJSON: () => json, unsubscribe: vi.fn(async () => true) };
  const refuse = (at: string) => {
    if (refusal?.at === at) throw new DOMException('refused', refusal.name);
  };
  const subscribe = vi.fn(async () => {
    refuse('subscribe');
    return subscription;
  });
  const installing = workerState && Object.assign(new EventTarget(), { state: workerState });
  const registration = {
    installing,
    pushManager: { getSubscription: async () => (subscribed ? subscription : null), subscribe },
  } as unknown as ServiceWorkerRegistration;
  const register = vi.fn(async () => {
    refuse('register');
    if (!worker) throw new TypeError('Failed to register a ServiceWorker');
    // the installation fails once it is listened to
    if (installing) setTimeout(() => installing.dispatchEvent(new Event('statechange')));
    return registration;
  });
  const browser: PushBrowser = {
    serviceWorker: {
      getRegistration: async () => registration,
      register,
      ready: installing ? new Promise(() => undefined) : Promise.resolve(registration),
    },
    notification: { permission, requestPermission: async () => answer },
    pushManager: true,
  };
  return { browser, register, subscribe, subscription };
}

it('reads each state of push', async () => {
  expect(await readPushState({ pushManager: false }, 'key')).toBe('unsupported');
  expect(await readPushState({ pushManager: false, standalone: false }, 'key')).toBe('home_screen');
  expect(await readPushState({ pushManager: false, standalone: true }, 'key')).toBe('unsupported');
  expect(await readPushState(browserWith().browser, null)).toBe('unsupported');
  expect(await readPushState(browserWith().browser, 'key')).toBe('capable');
  expect(await readPushState(browserWith({ subscribed: true }).browser, 'key')).toBe('subscribed');
  expect(await readPushState(browserWith({ permission: 'denied' }).browser, 'key')).toBe('denied');
});

it('has no push where one part of it is missing', async () => {
  const { browser } = browserWith();
  const missing = { serviceWorker: undefined, notification: undefined, pushManager: false };
  for (const [part, nothing] of Object.entries(missing)) {
    const lacking = { ...browser, [part]: nothing } as PushBrowser;
    expect(await readPushState(lacking, 'key'), part).toBe('unsupported');
    expect(await subscribePush(lacking, 'key'), part).toBe('unsupported');
  }
});

it('reads capable when the service worker cannot be queried', async () => {
  const { browser } = browserWith();
  const serviceWorker = { ...browser.serviceWorker, getRegistration: () => Promise.reject(new Error()) };
  expect(await readPushState({ ...browser, serviceWorker } as PushBrowser, 'key')).toBe('capable');
});

it('subscribes with version 2 of the service worker at the root', async () => {
  const { browser, register, subscribe } = browserWith();
  expect(await subscribePush(browser, 'key')).toEqual(json);
  expect(register).toHaveBeenCalledWith('/sw.js?v=2', { scope: '/', updateViaCache: 'none' });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

it.each([
  ['permission was denied', { answer: 'denied' as const }, 'denied'],
  ['the permission prompt was closed', { answer: 'default' as const }, 'dismissed'],
  [
    'a private window allows no service worker',
    { refusal: { at: 'register' as const, name: 'SecurityError' } },
    'private',
  ],
  ['the service worker cannot be loaded', { worker: false }, 'worker'],
  ['the service worker cannot be installed', { workerState: 'redundant' as const }, 'worker'],
  ['the push service fails', { refusal: { at: 'subscribe' as const, name: 'AbortError' } }, 'service'],
  [
    'the browser refuses the subscription',
    { refusal: { at: 'subscribe' as const, name: 'NotAllowedError' } },
    'denied',
  ],
])('gives the reason why there is no subscription: %s', async (_, conditions, obstacle) => {
  const { browser, register } = browserWith(conditions);
  expect(await subscribePush(browser, 'key')).toBe(obstacle);
  expect(register).toHaveBeenCalledTimes('answer' in conditions ? 0 : 1);
});

it('gives the reason when the browser has no push', async () => {
  expect(await subscribePush({ pushManager: false }, 'key')).toBe('unsupported');
  expect(await subscribePush({ pushManager: false, standalone: false }, 'key')).toBe('home_screen');
  const { browser, register } = browserWith();
  expect(await subscribePush({ ...browser, pushManager: false }, 'key')).toBe('unsupported');
  expect(register).not.toHaveBeenCalled();
});

it('ends the subscription of this device', async () => {
  const { browser, subscription } = browserWith({ subscribed: true });
  expect(await unsubscribePush(browser)).toBe(json.endpoint);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(await unsubscribePush(browserWith().browser)).toBeNull();
});
