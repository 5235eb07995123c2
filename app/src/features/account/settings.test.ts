import type { Client } from '@velluto/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { setPassword } from './settings.ts';

const kept = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const values = { old: 'una lunga passeggiata', password: 'un tuffo in mare', repeat: 'un tuffo in mare' };

afterEach(() => vi.unstubAllGlobals());

it('after a change of the password, push is subscribed again, which the server ended with the other sessions', async () => {
  const answer = (status: number) => ({ data: {}, response: new Response(null, { status }) });
  const PUT = vi.fn(async () => answer(204));
  const POST = vi.fn(async () => answer(200));
  const client = { baseUrl: '', http: { PUT, POST }, polled: new Map() } as unknown as Client;
  const getSubscription = async () => ({ toJSON: () => kept });
  const serviceWorker = { getRegistration: async () => ({ pushManager: { getSubscription } }) };
  vi.stubGlobal('window', { PushManager: true });
  vi.stubGlobal('navigator', { serviceWorker });
  const app = testAppContext({ user: testUser(), client });
  expect(await setPassword(app, values)).toBeUndefined();
  await vi.waitFor(() => expect(POST).toHaveBeenCalledOnce());
  expect(POST).toHaveBeenCalledWith(
    '/api/user.php',
    expect.objectContaining({ body: { subscription: kept } }),
  );
  expect(PUT.mock.invocationCallOrder[0]).toBeLessThan(POST.mock.invocationCallOrder[0] ?? 0);
});
