import { ApiProblem } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { handleLostSession, logInAgain, logOut, whileSessionChanges } from './session-end.ts';
import { createUnsavedStore } from './unsaved.ts';

const answering = (answer: () => Response) => {
  const client = makeClient({
    baseUrl: 'http://localhost',
    fetch: async () => answer(),
    retryDelay: () => null,
  });
  return testAppContext({ user: testUser(), client });
};
const refused = () => Response.json({ code: 'authentication_required', message: '' }, { status: 403 });

/** Whether the page treats its session as ended; then the failed call shows no error. */
async function isOver(app: AppContext): Promise<boolean> {
  const reload = vi.fn();
  const seen = await handleLostSession(app, 'authentication_required', reload);
  expect(app.session.state.user === null).toBe(reload.mock.calls.length === 1);
  expect(seen).toBe(reload.mock.calls.length === 1 ? 'silence' : undefined);
  return reload.mock.calls.length === 1;
}

it('the session has ended when nobody is logged in', async () => {
  expect(await isOver(answering(refused))).toBe(true);
});

it('the session continues when the server does not answer', async () => {
  expect(await isOver(answering(() => Response.error()))).toBe(false);
});

it('several calls refused at the same time reload the page once, and none shows an error', async () => {
  const app = answering(refused);
  const reload = vi.fn();
  const seen = await Promise.all([
    handleLostSession(app, 'authentication_required', reload),
    handleLostSession(app, 'authentication_required', reload),
  ]);
  expect([...seen, await handleLostSession(app, 'authentication_required', reload)]).toEqual([
    'silence',
    'silence',
    'silence',
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a visitor gets the error of a call that needs an account', async () => {
  const [reload, answer] = [vi.fn(), vi.fn(refused)];
  const app = answering(answer);
  app.session.end();
  expect(await handleLostSession(app, 'authentication_required', reload)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  expect(answer, 'nobody needs to be asked').not.toHaveBeenCalled();
});

it('waits for a change of the page’s own session before it checks whether the session has ended', async () => {
  const answer = vi.fn(() => Response.json({ user: testUser(), server_time: '2026-11-21T20:00:00Z' }));
  const app = answering(answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = whileSessionChanges(app, () => promise);
  expect(await isOver(app)).toBe(false);
  expect(answer).not.toHaveBeenCalled();
  resolve();
  await change;
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(app.session.state.user).not.toBeNull();
});

it('a refused change of the session does not wait for itself, and shows no error', async () => {
  const app = answering(refused);
  const reload = vi.fn();
  const settled = vi.fn();
  const work = async () => {
    await handleLostSession(app, 'authentication_required', reload);
    throw new ApiProblem(403, { code: 'authentication_required', message: '' });
  };
  void whileSessionChanges(app, work).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(settled).not.toHaveBeenCalled();
});

const problem = (code: string, status: number) => new ApiProblem(status, { code, message: '' } as never);

it.each([
  ['was refused for another reason', problem('invalid_request', 400)],
  ['did not arrive', new TypeError('network')],
])('a change of the session that %s says so, also where nobody is logged in', async (_, error) => {
  const change = whileSessionChanges(answering(refused), () => Promise.reject(error));
  await expect(change).rejects.toBe(error);
});

it('a change that was sent with a replaced session says so, while the member is still logged in', async () => {
  const app = answering(() => Response.json({ user: testUser(), server_time: '2026-11-21T20:00:00Z' }));
  const error = problem('authentication_required', 403);
  await expect(whileSessionChanges(app, () => Promise.reject(error))).rejects.toBe(error);
});

it('waits for the latest change of the session, and for none that is over', async () => {
  const answer = vi.fn(refused);
  const app = answering(answer);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changes = [first, second].map(({ promise }) => whileSessionChanges(app, () => promise));
  first.resolve();
  await changes[0];
  const reload = vi.fn();
  expect(await handleLostSession(app, 'authentication_required', reload)).toBeUndefined();
  expect(answer).not.toHaveBeenCalled();
  second.resolve();
  await changes[1];
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

  const later = answering(refused);
  await whileSessionChanges(later, async () => undefined);
  expect(await isOver(later)).toBe(true);
});

it('a page with nothing to lose is reloaded without a notice', async () => {
  const app = answering(changed);
  const unsaved = app.store(createUnsavedStore);
  const show = vi.spyOn(unsaved, 'showLoggedIn');
  expect(await handleLostSession(app, 'member_changed', vi.fn())).toBe('silence');
  expect(show).not.toHaveBeenCalled();
});

it.each(['ends the session on the server before the page', 'keeps the session when the server refuses'])(
  'logging out %s',
  async act => {
    const sent: string[] = [];
    const isRefused = act.startsWith('keeps');
    const client = makeClient({
      baseUrl: 'http://localhost',
      retryDelay: () => null,
      fetch: async request => {
        sent.push(new URL(new Request(request).url).pathname);
        return isRefused ? Response.error() : Response.json({});
      },
    });
    const app = testAppContext({ user: testUser(), client });
    const leave = vi.fn();
    const done = logOut(app, leave);
    if (isRefused) await expect(done).rejects.toThrow();
    else await done;
    expect(sent).toEqual(['/api/logout.php']);
    expect(app.session.state.user === null).toBe(!isRefused);
    expect(leave.mock.calls).toEqual(isRefused ? [] : [['/']]);
  },
);

const changed = () => Response.json({ code: 'member_changed', message: '' }, { status: 403 });

it.each([
  ['a member is reloaded when another member', testUser()],
  ['a visitor is reloaded when a member', null],
])('the page of %s is logged in', async (_, user) => {
  const app = answering(changed);
  if (!user) app.session.end();
  const reload = vi.fn();
  expect(await handleLostSession(app, 'member_changed', reload)).toBe('silence');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the page of a visitor is not reloaded when a late call was sent with the ended session', async () => {
  const app = answering(refused);
  app.session.end();
  const reload = vi.fn();
  expect(await handleLostSession(app, 'member_changed', reload)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['another member', changed],
  ['nobody', refused],
])(
  'a page with a half-filled form is not reloaded when %s is logged in, but shows a notice',
  async (_, answer) => {
    const app = answering(answer);
    const unsaved = app.store(createUnsavedStore);
    unsaved.state.typed = true;
    const reload = vi.fn();
    expect(await handleLostSession(app, 'member_changed', reload)).toBeUndefined();
    await vi.waitFor(() => expect(unsaved.state.switchedTo).not.toBeNull());
    expect(app.session.state.user, 'the page stays as it is').not.toBeNull();

    // the form was left: its page is not kept any longer
    unsaved.leave();
    expect(await handleLostSession(app, 'member_changed', reload)).toBe('silence');
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('a page that another member would not find is not reloaded for them, but shows a notice', async () => {
  const app = answering(changed);
  const unsaved = app.store(createUnsavedStore);
  vi.spyOn(unsaved, 'isLostToOther').mockResolvedValue(true);
  const reload = vi.fn();
  expect(await handleLostSession(app, 'member_changed', reload)).toBeUndefined();
  await vi.waitFor(() => expect(unsaved.state.switchedTo).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

it('logging in again logs the other member out first, and leads back to the page', async () => {
  const sent: string[] = [];
  const client = makeClient({
    baseUrl: 'http://localhost',
    fetch: async request => {
      sent.push(new URL(new Request(request).url).pathname);
      return Response.json({});
    },
  });
  const leave = vi.fn();
  await logInAgain('/chats/42', leave, client);
  expect(sent).toEqual(['/api/logout.php']);
  expect(leave).toHaveBeenCalledWith('/login?next=%2Fchats%2F42');
});
