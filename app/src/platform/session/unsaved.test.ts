import type { User } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../client.ts';
import { createUnsavedStore, isUnsaved } from './unsaved.ts';

/** An element that matches these selectors itself, and stands in one that matches those. */
const element = (own: string, around = '') => ({
  matches: (selector: string) => selector.includes(own),
  closest: (selector: string) => (around !== '' && selector.includes(around) ? {} : null),
});

it.each([
  ['a text, outside of a form', element('textarea'), true],
  ['a choice in a form', element('select', 'form'), true],
  ['a choice in a dialog', element('select', 'dialog'), true],
  ['a choice that is made at once', element('select'), false],
  ['a draft of a message, which is stored', element('textarea', 'Composer'), false],
])('%s', (_, changed, unsaved) => {
  expect(isUnsaved(changed)).toBe(unsaved);
});

const carla = { ...testUser({ id: 'u2' }), profile: { ...testUser().profile, name: 'Carla' } } as User;

it('says who is logged in now, until the member has come back', async () => {
  let back = false;
  const client = makeClient({
    baseUrl: 'http://localhost',
    retryDelay: () => null,
    fetch: async () =>
      back
        ? Response.json({ user: testUser(), server_time: '2026-11-21T20:00:00Z' })
        : Response.json({ code: 'member_changed', message: '' }, { status: 403 }),
  });
  let here: User | null = carla;
  const unsaved = createUnsavedStore(testAppContext({ user: testUser(), client }), async () => here);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  unsaved.follow(page);
  const showAgain = () => page.dispatchEvent(new Event('visibilitychange'));
  await unsaved.showLoggedIn();
  expect(unsaved.state.switchedTo).toEqual({ name: 'Carla' });
  here = null;
  showAgain();
  await vi.waitFor(() => expect(unsaved.state.switchedTo).toEqual({ name: null }));
  back = true;
  showAgain();
  await vi.waitFor(() => expect(unsaved.state.switchedTo).toBeNull());
});
