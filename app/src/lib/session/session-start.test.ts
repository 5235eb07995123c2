import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../client.ts';
import { CookiesBlocked, toProblem } from '../problem.ts';
import { startSession } from './session-start.ts';

/** A visitor's page in a browser that sends a session, or none. */
function page(hasSession: boolean) {
  const fetch = vi.fn(async (_: Request) =>
    hasSession
      ? Response.json({ user: testUser() })
      : Response.json({ code: 'authentication_required', message: '' }, { status: 403 }),
  );
  const client = makeClient({
    baseUrl: 'http://localhost',
    fetch,
    retryDelay: () => null,
    pageMember: () => 'visitor',
  });
  return { fetch, app: testAppContext({ client }) };
}
const sent = async () => ({ user: testUser() });

it('fails when the browser did not store the session cookie, and the page stays a visitor’s', async () => {
  const { app } = page(false);
  const failed = await startSession(app, sent, {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CookiesBlocked);
  expect(toProblem(failed)).toEqual({ code: 'cookies_blocked' });
  expect(app.session.state.user).toBeNull();
});

it('fails before anything is sent when the browser blocks cookies', async () => {
  const send = vi.fn(sent);
  const { app } = page(true);
  await expect(startSession(app, send, { cookieEnabled: false })).rejects.toBeInstanceOf(CookiesBlocked);
  expect(send).not.toHaveBeenCalled();
});

it('a log-in turns the page into the member’s', async () => {
  const { app, fetch } = page(true);
  await startSession(app, sent, { cookieEnabled: true });
  expect(fetch.mock.lastCall?.[0].headers.get('X-Page-Member')).toBe(testUser().id);
  expect(app.session.state.user?.id).toBe(testUser().id);
});
