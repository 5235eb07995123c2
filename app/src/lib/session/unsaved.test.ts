import type { User } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../client.ts';
import { createUnsavedStore, isUnsaved } from './unsaved.ts';

/** An element that itself matches one selector, inside an element that matches another. */
const element = (own: string, around = '') => ({
  matches: (selector: string) => selector.includes(own),
  closest: (selector: string) => (around !== '' && selector.includes(around) ? {} : null),
});

it.each([
  ['a text outside a form is unsaved', element('textarea'), true],
  ['a choice in a form is unsaved', element('select', 'form'), true],
  ['a choice in a dialog is unsaved', element('select', 'dialog'), true],
  ['a choice that takes effect at once is not unsaved', element('select'), false],
  ['a draft of a message, which is stored, is not unsaved', element('textarea', 'Composer'), false],
])('%s', (_, changed, unsaved) => {
  expect(isUnsaved(changed)).toBe(unsaved);
});

const carla = { ...testUser({ id: 'u2' }), profile: { ...testUser().profile, name: 'Carla' } } as User;

it('shows who is logged in now, until the member is logged in again', async () => {
  let memberIsBack = false;
  const client = makeClient({
    baseUrl: 'http://localhost',
    retryDelay: () => null,
    fetch: async () =>
      memberIsBack
        ? Response.json({ user: testUser(), server_time: '2026-11-21T20:00:00Z' })
        : Response.json({ code: 'member_changed', message: '' }, { status: 403 }),
  });
  let loggedIn: User | null = carla;
  const unsaved = createUnsavedStore(testAppContext({ user: testUser(), client }), async () => loggedIn);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  unsaved.follow(page, () => undefined);
  const showAgain = () => page.dispatchEvent(new Event('visibilitychange'));
  await unsaved.showLoggedIn();
  expect(unsaved.state.switchedTo).toEqual({ name: 'Carla' });
  loggedIn = null;
  showAgain();
  await vi.waitFor(() => expect(unsaved.state.switchedTo).toEqual({ name: null }));
  memberIsBack = true;
  showAgain();
  await vi.waitFor(() => expect(unsaved.state.switchedTo).toBeNull());
});

it('is not another member’s page where the address belongs to one account', async () => {
  let loggedIn: User | null = carla;
  const unsaved = createUnsavedStore(testAppContext({ user: testUser() }), async () => loggedIn);
  let goesOnAt: string | undefined = '/chats';
  unsaved.follow(Object.assign(new EventTarget(), { visibilityState: 'visible' as const }), () => goesOnAt);
  expect(await unsaved.isLostToOther()).toBe(true);
  await unsaved.showLoggedIn();
  goesOnAt = undefined; // the error page of an address that was refused meanwhile
  await unsaved.showLoggedIn();
  expect(unsaved.state.switchedTo).toEqual({ name: 'Carla', goesOnAt: '/chats' });
  expect(await unsaved.isLostToOther(), 'everybody has this address').toBe(false);
  goesOnAt = '/chats';
  loggedIn = null;
  expect(await unsaved.isLostToOther(), 'the log-in page leads back').toBe(false);
});
