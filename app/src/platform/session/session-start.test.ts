import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../client.ts';
import { CookiesBlocked, toProblem } from '../problem.ts';
import { startSession } from './session-start.ts';

const answering = (code: string) => {
  const fetch = async () => Response.json({ code, message: '' }, { status: 403 });
  return testAppContext({
    client: makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null }),
  });
};
const sent = async () => ({ user: testUser() });

it('a browser that did not keep the cookie is told so, and the page stays a visitor’s', async () => {
  const app = answering('authentication_required');
  const failed = await startSession(app, sent, {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CookiesBlocked);
  expect(toProblem(failed)).toEqual({ code: 'cookies_blocked' });
  expect(app.session.state.user).toBeNull();
});

it('a browser without cookies is told before anything is sent', async () => {
  const send = vi.fn(sent);
  const app = answering('member_changed');
  await expect(startSession(app, send, { cookieEnabled: false })).rejects.toBeInstanceOf(CookiesBlocked);
  expect(send).not.toHaveBeenCalled();
});

it('becomes the page of the member who is logged in', async () => {
  const app = answering('member_changed');
  await startSession(app, sent, { cookieEnabled: true });
  expect(app.session.state.user?.id).toBe(testUser().id);
});
