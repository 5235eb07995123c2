import { createClient } from '@velluto/api-client';
import { getNotificationsExamples, getUserExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { ADVERTISING_WORDING } from './advertising-wording.ts';
import { createNotificationsStore } from './notifications.ts';

const [settings] = Object.values(getNotificationsExamples);
if (!settings) throw new Error('There is no example of the settings.');
const first = { ...settings, disabled: [], emails_enabled: true };

/** The store, what was sent, and the answers that are still owed. */
function setUp() {
  let stored = first;
  const sent: object[] = [];
  const owed: ((status: number) => void)[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      if (!request.url.includes('notifications')) return Response.json(getUserExamples.free);
      const change = await request.json();
      sent.push(change);
      const status = await new Promise<number>(answer => owed.push(answer));
      if (status !== 200) return new Response(null, { status });
      stored = { ...stored, ...change };
      return Response.json(stored);
    },
  });
  const app = testAppContext({ user: testUser(), client });
  const notifications = app.store(createNotificationsStore);
  const initial = { settings: first };
  notifications.applySnapshot(initial);
  /** Answers the call with this number once it was made. */
  const answer = async (call: number, status = 200) => {
    await expect.poll(() => owed.length).toBe(call);
    owed[call - 1]?.(status);
  };
  return { notifications, initial, state: notifications.state, sent, answer };
}

it('the last of two quick presses counts', async () => {
  const { notifications, state, sent, answer } = setUp();
  const saved = notifications.switchKind('new_messages', false);
  void notifications.switchKind('new_messages', true);
  expect(state).toMatchObject({ pending: true, settings: { disabled: [] } });
  await answer(1);
  await answer(2);
  await saved;
  expect(sent).toEqual([{ disabled: ['new_messages'] }, { disabled: [] }]);
  expect(state).toMatchObject({ pending: false, problem: null, settings: { disabled: [] } });
});

it('asks for a kind that advertises with the page and the version of the words', async () => {
  const { notifications, sent, answer } = setUp();
  const off = [notifications.switchKind('promotions', false), notifications.switchKind('like', false)];
  await answer(1);
  await answer(2);
  await Promise.all(off);
  const saved = notifications.switchKind('promotions', true);
  void notifications.switchKind('like', true);
  await answer(3);
  await answer(4);
  await saved;
  const consent = { page: '/notifications', wording: ADVERTISING_WORDING };
  expect(sent.slice(2)).toEqual([{ disabled: ['like'], consent }, { disabled: [] }]);
});

it('other switches pressed meanwhile are sent together in the next call', async () => {
  const { notifications, state, sent, answer } = setUp();
  const saved = notifications.switchKind('new_messages', false);
  void notifications.switchKind('promotions', false);
  void notifications.switchEmails(false);
  await answer(1);
  await answer(2);
  await saved;
  const disabled = ['new_messages', 'promotions'];
  expect(sent).toEqual([{ disabled: ['new_messages'] }, { disabled, emails_enabled: false }]);
  expect(state).toMatchObject({ changed: 'email', settings: { disabled, emails_enabled: false } });
});

it('undoes a change that could not be saved, and shows why', async () => {
  const { notifications, state, sent, answer } = setUp();
  const saved = notifications.switchKind('new_messages', false);
  void notifications.switchEmails(false);
  await answer(1, 503);
  await saved;
  expect(sent).toHaveLength(1);
  expect(state).toMatchObject({
    pending: false,
    problem: { code: expect.any(String) },
    settings: { disabled: [], emails_enabled: true },
  });
});

it('data of the history does not bring back what was changed since', async () => {
  const { notifications, initial, state, answer } = setUp();
  const saved = notifications.switchEmails(false);
  await answer(1);
  await saved;
  notifications.applySnapshot(initial);
  expect(state).toMatchObject({ changed: null, settings: { emails_enabled: false } });
});
