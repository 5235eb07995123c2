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
  return testVisit({ user: testUser(), api: async () => client });
};
const refused = () => Response.json({ code: 'authentication_required', message: '' }, { status: 403 });

/** Whether the page takes its session for over. */
async function isOver(visit: Visit): Promise<boolean> {
  const reload = vi.fn();
  await ended(visit, reload);
  expect(visit.session.state.user === null).toBe(reload.mock.calls.length === 1);
  return reload.mock.calls.length === 1;
}

it('is over when nobody is logged in', async () => {
  expect(await isOver(answering(refused))).toBe(true);
});

it('goes on without an answer', async () => {
  expect(await isOver(answering(() => Response.error()))).toBe(false);
});

it('waits for the change of the page’s own session before it asks', async () => {
  let changed = false;
  const visit = answering(() =>
    changed ? Response.json({ user: testUser(), server_time: '2026-11-21T20:00:00Z' }) : refused(),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  void whileSessionChanges(visit, async () => {
    await promise;
    changed = true;
  });
  const over = isOver(visit);
  resolve();
  expect(await over).toBe(false);
});
