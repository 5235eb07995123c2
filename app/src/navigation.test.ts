import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../test/app-context.ts';
import { version } from './lib/pwa/service-worker.ts';
import { noConnection } from './lib/router/open-page.ts';
import { createNewTermsStore } from './lib/session/new-terms.ts';
import { createUnsavedStore } from './lib/session/unsaved.ts';
import { createNavigation } from './navigation.ts';
import { routes } from './routes.ts';

const reload = vi.fn();

const assign = vi.fn();

/** A page of this app on the screen, and a browser around it. */
function open(page = 'activate-done') {
  const route = routes.find(({ name }) => name === page);
  if (!route) throw new Error('There is no such page.');
  const path = String(route.path);
  const listen = { addEventListener: () => undefined };
  const leave = new EventTarget();
  vi.stubGlobal('window', leave);
  vi.stubGlobal('document', listen);
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('location', { pathname: path, search: '', hash: '', reload, assign });
  const history = {
    state: null,
    pushState: () => undefined,
    replaceState: () => undefined,
    scrollRestoration: 'manual',
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('scrollY', 0);
  const app = testAppContext({ user: testUser({ terms_outdated: true }) });
  const first = { route, path, query: '', data: undefined, status: 200 };
  return {
    first,
    navigator: createNavigation(app, first),
    unsaved: app.store(createUnsavedStore).state,
    app,
    history,
    leave: () => leave.dispatchEvent(new Event('pagehide')),
  };
}

beforeEach(() => {
  reload.mockClear();
  assign.mockClear();
});
afterEach(() => {
  version.outdated = false;
  vi.unstubAllGlobals();
});

it('a change of the language keeps a half-filled form, also while a newer version is active', async () => {
  const { first, navigator, unsaved } = open();
  Object.assign(unsaved, { typed: true });
  version.outdated = true;
  await navigator.refresh();
  expect(navigator.state.page).not.toBe(first);
  expect(reload).not.toHaveBeenCalled();
  expect(unsaved.typed).toBe(true);
});

it('it loads the newer version where nothing was typed', async () => {
  const { navigator } = open();
  version.outdated = true;
  void navigator.refresh();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('it fetches nothing of another member who is logged in meanwhile', async () => {
  const { first, navigator, unsaved } = open();
  Object.assign(unsaved, { typed: true, switchedTo: { name: 'Carla' } });
  await navigator.refresh();
  expect(navigator.state.page).toBe(first);
  expect(reload).not.toHaveBeenCalled();
});

it('another page gives up what waits for new terms on this one, and this page itself does not', async () => {
  const { navigator, app } = open();
  const terms = app.store(createNewTermsStore);
  const agreed = terms.ask();
  await navigator.refresh();
  expect(terms.state.asked).toBe(true);
  // what that page shows does not matter here
  void navigator.navigate('/nowhere').catch(() => undefined);
  expect(await agreed).toBe(false);
});

it('the page that the device keeps for everybody opens all others as new documents: it does not know who is logged in', async () => {
  const { navigator } = open('offline');
  void navigator.navigate('/chats');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/chats'));
});

it('without a connection a newer version waits, and nothing that is loaded is lost', async () => {
  const { navigator } = open();
  vi.stubGlobal('navigator', { onLine: false });
  version.outdated = true;
  await navigator.navigate('/chats');
  expect(navigator.state.page).toMatchObject({ status: 503, data: { code: noConnection } });
  expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
});

it('without a connection the page on the screen stays when it is opened again, and one that failed is tried', async () => {
  const { navigator } = open();
  vi.stubGlobal('navigator', { onLine: false });
  const before = navigator.state.page;
  await navigator.navigate(before.path);
  expect(navigator.state.page).toBe(before);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  await navigator.navigate('/likes');
  expect(navigator.state.page.data).toMatchObject({ code: noConnection });
  await navigator.navigate('/likes', { replace: true });
  expect(navigator.state.page.data).not.toMatchObject({ code: noConnection });
});

it('fetches nothing for a parameter that shows the same data in another way', async () => {
  const { navigator } = open('settings');
  const load = vi.spyOn(navigator.state.page.route.load ?? { preload: () => undefined }, 'preload');
  await navigator.navigate('/settings?change=email');
  expect(navigator.state.page).toMatchObject({ path: '/settings', query: '?change=email', status: 200 });
  expect(load).not.toHaveBeenCalled();
});

it('leaves the place on the page to the browser when the page is left, which may show it again', () => {
  const { history, leave } = open();
  history.scrollRestoration = 'manual';
  leave();
  expect(history.scrollRestoration).toBe('auto');
});
