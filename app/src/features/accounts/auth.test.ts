import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../../lib/client.ts';
import { confirmEmailChange, restoreAccountByLink, undoEmailChange } from './auth.ts';

/** The context of a member whose calls get these answers, by method. */
const answered = (answers: Record<string, Response>) => {
  const fetch = vi.fn(async ({ method }: Request) => answers[method]?.clone() ?? Response.error());
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  return { fetch, app: testAppContext({ user: testUser(), client }) };
};

it('a confirmed e-mail address is shown on the page at once', async () => {
  const user = testUser({ email: 'nuova@example.org' });
  const { app } = answered({
    PUT: Response.json({ email: 'nuova@example.org' }),
    GET: Response.json({ user }),
  });
  expect(await confirmEmailChange(app, 't')).toEqual({ email: 'nuova@example.org' });
  expect(app.session.state.user?.email).toBe('nuova@example.org');
});

it('undoing a change of the e-mail address ends the session and returns a token for a new password', async () => {
  const undone = { email: 'ada@example.org', reset_token: 'r' };
  const { app } = answered({ DELETE: Response.json(undone) });
  expect(await undoEmailChange(app, 't')).toEqual({ email: 'ada@example.org', resetToken: 'r' });
  expect(app.session.state.user).toBeNull();
});

it('an invalid link to restore an account is sent once, without a retry', async () => {
  const refused = Response.json({ code: 'reset_link_invalid', message: '' }, { status: 400 });
  const { fetch, app } = answered({ PUT: refused });
  await expect(restoreAccountByLink(app, 't')).rejects.toMatchObject({ code: 'reset_link_invalid' });
  expect(fetch).toHaveBeenCalledOnce();
});
