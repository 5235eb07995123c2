import { expect, it, vi } from 'vitest';
import { type PushBrowser, readPushState, subscribePush, unsubscribePush } from './push.ts';

const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A browser with push; `subscribed` from the start or not. */
function browserWith({
  subscribed = false,
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  worker = true,
} = {}) {
  const subscription = { ...json, toJSON: () => json, unsubscribe: vi.fn(async () => true) };
  const subscribe = vi.fn(async () => subscription);
  const registration = {
    pushManager: { getSubscription: async () => (subscribed ? subscription : null), subscribe },
  } as unknown as ServiceWorkerRegistration;
  const register = vi.fn(async () => {
    if (!worker) throw new TypeError('Failed to register a ServiceWorker');
    return registration;
  });
  const browser: PushBrowser = {
    serviceWorker: { getRegistration: async () => registration, register },
    notification: { permission, requestPermission: async () => answer },
    pushManager: true,
  };
  return { browser, register, subscribe, subscription };
}

it('tells each state', async () => {
  expect(await readPushState({ pushManager: false }, 'key')).toBe('incapable');
  expect(await readPushState(browserWith().browser, null)).toBe('incapable');
  expect(await readPushState(browserWith().browser, 'key')).toBe('capable');
  expect(await readPushState(browserWith({ subscribed: true }).browser, 'key')).toBe('subscribed');
  expect(await readPushState(browserWith({ permission: 'denied' }).browser, 'key')).toBe('denied');
});

it('is capable while the browser does not tell of a worker', async () => {
  const { browser } = browserWith();
  const serviceWorker = { ...browser.serviceWorker, getRegistration: () => Promise.reject(new Error()) };
  expect(await readPushState({ ...browser, serviceWorker } as PushBrowser, 'key')).toBe('capable');
});

it('subscribes with the worker of version 2 at the root', async () => {
  const { browser, register, subscribe } = browserWith();
  expect(await subscribePush(browser, 'key')).toEqual(json);
  expect(register).toHaveBeenCalledWith('/sw.js?v=2', { scope: '/', updateViaCache: 'none' });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

it('asks for no subscription when it is refused, and fails without a worker', async () => {
  const refused = browserWith({ answer: 'denied' });
  expect(await subscribePush(refused.browser, 'key')).toBe('denied');
  expect(refused.subscribe).not.toHaveBeenCalled();
  await expect(subscribePush(browserWith({ worker: false }).browser, 'key')).rejects.toThrow();
});

it('ends the subscription of this device', async () => {
  const { browser, subscription } = browserWith({ subscribed: true });
  expect(await unsubscribePush(browser)).toBe(json.endpoint);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(await unsubscribePush(browserWith().browser)).toBeNull();
});
