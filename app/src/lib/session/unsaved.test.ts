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

/** An input of a type: of the selectors of the rule it matches those that do not leave out its type. */
const input = (type: string, around = '') => ({
  ...element('', around),
  matches: (selector: string) =>
    /(^|, )input(?=:|,|$)/.test(selector) && !selector.includes(`[type="${type}"]`),
});

it.each([
  ['a text outside a form is unsaved', element('textarea'), true],
  ['a line of text outside a form is unsaved', input('text'), true],
  ['a switch outside a form, which takes effect at once, is not unsaved', input('checkbox'), false],
  ['a choice outside a form, which takes effect at once, is not unsaved', input('radio'), false],
  ['a file outside a form, which is sent at once, is not unsaved', input('file'), false],
  ['a switch in a form is unsaved', input('checkbox', 'form'), true],
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

/** A page whose elements are, or are not, filled in by the member, and that can be hidden and shown. */
function pageWith(changed: ReturnType<typeof element>) {
  class FakeElement extends EventTarget {}
  vi.stubGlobal('Element', FakeElement);
  return Object.assign(new FakeElement(), changed, { visibilityState: 'visible' as DocumentVisibilityState });
}
const type = (page: EventTarget) => page.dispatchEvent(new Event('input'));

it('notes what is typed on the page, until another page is opened, and nothing that is stored', () => {
  const unsaved = createUnsavedStore(testAppContext({ user: testUser() }));
  const page = pageWith(element('textarea'));
  unsaved.follow(page, () => undefined);
  expect(unsaved.state.typed).toBe(false);
  type(page);
  expect(unsaved.state.typed).toBe(true);
  unsaved.leave();
  expect(unsaved.state.typed).toBe(false);

  const draft = createUnsavedStore(testAppContext({ user: testUser() }));
  const composer = pageWith(element('textarea', 'Composer'));
  draft.follow(composer, () => undefined);
  type(composer);
  expect(draft.state.typed).toBe(false);
});

it('looks who is logged in when the page is shown again with the notice, and only then', async () => {
  const fetch = vi.fn(async () => Response.json({ code: 'not_found', message: '' }, { status: 404 }));
  const client = makeClient({ baseUrl: 'http://localhost', retryDelay: () => null, fetch });
  const loggedIn = vi.fn(async () => carla);
  const unsaved = createUnsavedStore(testAppContext({ user: testUser(), client }), loggedIn);
  const page = pageWith(element('textarea'));
  unsaved.follow(page, () => undefined);
  const look = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  look('visible');
  expect(fetch, 'nobody else is logged in').not.toHaveBeenCalled();
  await unsaved.showLoggedIn();
  look('hidden');
  expect(fetch, 'nobody sees the notice').not.toHaveBeenCalled();
  look('visible');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise(done => setTimeout(done));
  expect(loggedIn, 'another error says nothing about the session').toHaveBeenCalledTimes(1);
  expect(unsaved.state.switchedTo).toEqual({ name: 'Carla' });
});

it('where it cannot be found out who is logged in, it is nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 })));
  const unsaved = createUnsavedStore(testAppContext({ user: testUser() }));
  await unsaved.showLoggedIn();
  expect(unsaved.state.switchedTo).toEqual({ name: null });
});

it('the address where another member goes on stays the one that the notice was first shown with', async () => {
  let goesOnAt = '/chats';
  const unsaved = createUnsavedStore(testAppContext({ user: testUser() }), async () => carla);
  unsaved.follow(pageWith(element('textarea')), () => goesOnAt);
  await unsaved.showLoggedIn();
  goesOnAt = '/likes/received';
  await unsaved.showLoggedIn();
  expect(unsaved.state.switchedTo?.goesOnAt).toBe('/chats');
});
