import { guardRedirect } from './guards.ts';
import type { AppContext } from './lib/app-context.ts';
import { createLoadFailuresStore } from './lib/load-failures.ts';
import { isKept } from './lib/pwa/kept-pages.ts';
import { onceServerAnswers } from './lib/pwa/once-server-answers.ts';
import { version } from './lib/pwa/service-worker.ts';
import { createNavigator, type Navigator } from './lib/router/navigator.ts';
import { openPage, type Page } from './lib/router/open-page.ts';
import { findRoute } from './lib/router/route.ts';
import { createNewTermsStore } from './lib/session/new-terms.ts';
import { createUnsavedStore } from './lib/session/unsaved.ts';
import { errorRoute, routes } from './routes.ts';

/** Makes the navigator of this page. */
export function createNavigation(app: AppContext, first: Page): Navigator {
  const unsaved = app.store(createUnsavedStore);
  /** The page comes from the device, for whoever uses it: all others are opened for who is logged in. */
  const knowsNobody = first.route.anonymous === true;
  const navigator = createNavigator(first, {
    async open(address, signal, { leaves, ...how }) {
      const [path = ''] = address.split('?');
      if (path !== navigator.state.page.path) {
        unsaved.leave();
        app.store(createLoadFailuresStore).close();
        app.store(createNewTermsStore).leave();
      }
      // in another language, for example: what was typed stays, and nobody else's data is fetched
      const keeps = how.again && unsaved.state.typed;
      if (keeps && unsaved.state.switchedTo) return navigator.state.page;
      const { page } = navigator.state;
      const view = otherView(page, address);
      if (view) return view;
      const isShown = page.path + page.query === address;
      // whoever tries again is not refused by a device that is wrong about its connection
      const offline = globalThis.navigator.onLine === false && !(isShown && page.status !== 200);
      // nothing newer can be fetched
      if (offline && isShown) return page;
      const fromDevice = offline && !how.known && !how.earlier && (await isKept(path));
      // without a connection a new document would lose all that is loaded
      if (
        (version.outdated && !keeps && !offline) ||
        unsaved.state.switchedTo ||
        knowsNobody ||
        (fromDevice && !signal.aborted)
      ) {
        leaves();
        return openNewDocument(address);
      }
      return openPage(address, {
        routes,
        errorRoute,
        redirectOf: guardRedirect,
        app,
        signal,
        offline,
        ...how,
      });
    },
    rowOf: path => findRoute(routes, path)?.route ?? null,
    onFailure: address => location.assign(address),
  });
  unsaved.follow(document, () => navigator.state.page.route.forOthers);
  // a reload or a return from another site lets the browser find the place again
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  followStale(navigator);
  // pages of the history may still show somebody who was blocked meanwhile
  app.bus.on('blocked', navigator.invalidateHistory);
  app.bus.on('preferences', navigator.invalidateHistory);
  return navigator;
}

/** Fetches a page of an earlier time again, once the server answers. */
function followStale(navigator: Navigator): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    const { stale } = navigator.state.page;
    if (stale) stop ??= onceServerAnswers(window, () => void navigator.refresh());
    else {
      stop?.();
      stop = undefined;
    }
  };
  navigator.subscribe(follow);
  follow();
}

/** The same data in another way, where an address differs only in parameters that its row names so; null otherwise. */
function otherView(page: Page, address: string): Page | null {
  const { route, path, query, status } = page;
  const { pathname, search } = new URL(address, 'http://app');
  if (status !== 200 || !route.viewParams || pathname !== path || search === query) return null;
  const [before, after] = [new URLSearchParams(query), new URLSearchParams(search)];
  for (const name of route.viewParams) for (const params of [before, after]) params.delete(name);
  return before.toString() === after.toString() ? { ...page, query: search } : null;
}

/**
 * Reloads with the newer version of the app, or for the member who is logged in now; drafts are stored on the device.
 */
function openNewDocument(address: string): Promise<never> {
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}
