import type { Client } from '@velluto/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { setPassword } from './credentials.ts';
import { savePreferences, toPreferenceValues } from './preferences.ts';

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

it('a consent that another tab has withdrawn is asked for at its field, and nothing is lost', async () => {
  const details = [{ field: 'consent_sensitive', code: 'consent_required' }];
  const PUT = vi.fn(async () => ({
    error: { code: 'invalid_request', message: '', details },
    response: new Response(null, { status: 400 }),
  }));
  const client = { baseUrl: '', http: { PUT }, polled: new Map() } as unknown as Client;
  const app = testAppContext({ user: testUser(), client });
  const heard = vi.fn();
  app.bus.on('preferences', heard);
  const before = {
    looking_for: 'male',
    sexuality: 'hetero',
    min_age: null,
    max_age: null,
    consented_at: '2026-11-20T08:12:00.000Z',
  } as const;
  const form = toPreferenceValues(before, 18);
  expect(form.ages).toEqual({ from: 18, to: 99 });
  expect(await savePreferences(app, before, form)).toEqual({
    errors: { fields: { consent: 'consent_required' } },
  });
  expect(PUT).toHaveBeenCalledWith(
    '/api/preferences.php',
    // the whole scale is no limit
    expect.objectContaining({
      body: { looking_for: 'male', sexuality: 'hetero', min_age: null, max_age: null },
    }),
  );
  expect(heard).not.toHaveBeenCalled();
});
