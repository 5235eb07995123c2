import { ApiProblem } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { makeClient } from '../client.ts';
import { testUser, testVisit } from '../testing.ts';
import type { Visit } from '../visit.ts';
import { ended, whileSessionChanges } from './ended.ts';

const answering = (answer: () => Response) => {
  const client = makeClient({
    baseUrl: 'http://localhost',
    fetch: async () => answer(),
    retryDelay: () => null,
  });
  return testVisit({ user: testUser(), client });
};
const refused = () => Response.json({ code: 'authentication_required', message: '' }, { status: 403 });

/** Whether the page takes its session for over; then nothing is to be seen of the call. */
async function isOver(visit: Visit): Promise<boolean> {
  const reload = vi.fn();
  const seen = await ended(visit, reload);
  expect(visit.session.state.user === null).toBe(reload.mock.calls.length === 1);
  expect(seen).toBe(reload.mock.calls.length === 1 ? 'silence' : undefined);
  return reload.mock.calls.length === 1;
}

it('is over when nobody is logged in', async () => {
  expect(await isOver(answering(refused))).toBe(true);
});

it('goes on without an answer', async () => {
  expect(await isOver(answering(() => Response.error()))).toBe(false);
});

it('of calls that are refused at once the page is loaded anew once, and nothing is seen of any', async () => {
  const visit = answering(refused);
  const reload = vi.fn();
  const seen = await Promise.all([ended(visit, reload), ended(visit, reload)]);
  expect([...seen, await ended(visit, reload)]).toEqual(['silence', 'silence', 'silence']);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a visitor is told what needs an account', async () => {
  const reload = vi.fn();
  expect(await ended(testVisit({ user: null }), reload)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it('waits for the change of the page’s own session before it asks', async () => {
  const answer = vi.fn(() => Response.json({ user: testUser(), server_time: '2026-11-21T20:00:00Z' }));
  const visit = answering(answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = whileSessionChanges(visit, () => promise);
  expect(await isOver(visit)).toBe(false);
  expect(answer).not.toHaveBeenCalled();
  resolve();
  await change;
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(visit.session.state.user).not.toBeNull();
});

it('a change that is itself refused shows nothing either, and does not wait for itself', async () => {
  const visit = answering(refused);
  const reload = vi.fn();
  const settled = vi.fn();
  const work = async () => {
    await ended(visit, reload);
    throw new ApiProblem(403, { code: 'authentication_required', message: '' });
  };
  void whileSessionChanges(visit, work).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(settled).not.toHaveBeenCalled();
});
