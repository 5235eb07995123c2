import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../test/app-context.ts';
import { version } from './lib/pwa/service-worker.ts';
import { createNewTermsStore } from './lib/session/new-terms.ts';
import { createUnsavedStore } from './lib/session/unsaved.ts';
import { createNavigation } from './navigation.ts';
import { routes } from './routes.ts';

const reload = vi.fn();

/** A page of this app on the screen, and a browser around it. */
function open() {
  const route = routes.find(({ name }) => name === 'offline');
  if (!route) throw new Error('There is no such page.');
  const path = String(route.path);
  const listen = { addEventListener: () => undefined };
  const leave = new EventTarget();
  vi.stubGlobal('window', leave);
  vi.stubGlobal('document', listen);
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('location', { pathname: path, search: '', hash: '', reload });
  const history = { state: null, replaceState: () => undefined, scrollRestoration: 'manual' };
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

beforeEach(() => void reload.mockClear());
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

it('leaves the place on the page to the browser when the page is left, which may show it again', () => {
  const { history, leave } = open();
  history.scrollRestoration = 'manual';
  leave();
  expect(history.scrollRestoration).toBe('auto');
});
