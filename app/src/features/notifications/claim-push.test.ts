import type { Client } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { claimPushSubscription } from './claim-push.ts';
import type { PushBrowser } from './push.ts';

const kept = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A browser whose worker has this subscription. */
function setUp(subscription: object | null) {
  const POST = vi.fn(async () => ({ data: {}, response: new Response(null, { status: 200 }) }));
  const client = { baseUrl: '', http: { POST }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const found = subscription && { toJSON: () => subscription };
  const registration = { pushManager: { getSubscription: async () => found } };
  const browser = { pushManager: true, serviceWorker: { getRegistration: async () => registration } };
  return { POST, app, browser: browser as unknown as PushBrowser };
}

it('an existing push subscription is saved for the member who logs in', async () => {
  const { POST, app, browser } = setUp(kept);
  await claimPushSubscription(app, browser);
  expect(POST).toHaveBeenCalledWith(
    '/api/user.php',
    expect.objectContaining({ body: { subscription: kept } }),
  );
});

it('nothing is sent when push is off or not supported', async () => {
  const { POST, app, browser } = setUp(null);
  await claimPushSubscription(app, browser);
  await claimPushSubscription(app, { pushManager: false });
  expect(POST).not.toHaveBeenCalled();
});
