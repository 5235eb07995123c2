import { createClient } from '@velluto/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../test/app-context.ts';
import { switchPush } from './push-switch.ts';

afterEach(() => void vi.unstubAllGlobals());

const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A browser whose user answers the permission prompt like this, and the requests. */
function setUp({ answer = 'granted', key = 'key' as string | null, status = 204 } = {}) {
  const subscription = { ...json, toJSON: () => json, unsubscribe: async () => true };
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(),
    },
  });
  const Notification = { permission: 'default', requestPermission: async () => answer };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification, PushManager: {} });
  const sent: [address: string, body: unknown][] = [];
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      const { pathname, search } = new URL(request.url);
      sent.push([`${request.method} ${pathname}${search}`, await request.json()]);
      return new Response(null, { status });
    },
  });
  const site = testSite({ push_public_key: key });
  return { sent, app: testAppContext({ user: testUser(), site, client }) };
}

it('switching push on saves the subscription in the account', async () => {
  const { sent, app } = setUp();
  expect(await switchPush(app, true)).toBe('subscribed');
  expect(sent).toEqual([['POST /api/user.php?push=1', { subscription: json }]]);
});

it('nothing is sent when permission is refused or the site has no push key', async () => {
  const refused = setUp({ answer: 'denied' });
  expect(await switchPush(refused.app, true)).toBe('denied');
  const keyless = setUp({ key: null });
  expect(await switchPush(keyless.app, true)).toBe('unsupported');
  expect([refused.sent, keyless.sent]).toEqual([[], []]);
});

it('switching push off ends the subscription on the device and in the account', async () => {
  const { sent, app } = setUp();
  expect(await switchPush(app, false)).toBe('capable');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[1]).toEqual({ endpoint: json.endpoint });
});

it('switching push on fails when the subscription could not be saved', async () => {
  const { app } = setUp({ status: 500 });
  await expect(switchPush(app, true)).rejects.toMatchObject({ status: 500 });
});
