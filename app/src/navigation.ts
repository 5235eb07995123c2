import { version } from './platform/installed/version.ts';
import { isSparing } from './platform/moments.ts';
import { guarded } from './platform/router/guards.ts';
import { findRoute } from './platform/router/match.ts';
import { loadModules } from './platform/router/modules.ts';
import { createNavigator, type Navigator } from './platform/router/navigator.ts';
import { prefetchOnIntent } from './platform/router/prefetch.ts';
import { type LoadModules, resolveView, type View } from './platform/router/view.ts';
import type { Visit } from './platform/visit.ts';
import { routes } from './routes.ts';

/** Makes the navigator of this page; it is loaded after the first view. */
export function createNavigation(visit: Visit, first: View): Navigator {
  const navigator = createNavigator({
    first,
    browser: window,
    async resolve(address, signal, known) {
      if (version.outdated) return newDocument(address);
      const modules: LoadModules = async (route, signedIn) => {
        const loaded = await loadModules(route, signedIn);
        // the code has said which texts it needs: they come together with the data
        visit.language.complete().catch(() => undefined);
        return loaded;
      };
      const options = { table: routes, modules, visit, signal, ...(known && { known }) };
      const resolved = await resolveView(address, options);
      await visit.language.complete();
      return resolved;
    },
    onLost: address => location.assign(address),
    key: () => crypto.randomUUID(),
  });
  // a reload or a return from another site lets the browser find the place again
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  // somebody who was blocked is in no list that one comes back to
  visit.bus.on('blocked', navigator.forget);
  prefetch(visit, navigator);
  if (!isSparing()) void import('./next-pages.ts').catch(() => undefined); // a page that needs them asks again
  void overlays(visit, navigator).catch(() => undefined); // the next page tries again
  // the development server has no worker
  if (import.meta.env.PROD) void install(visit).catch(() => undefined);
  return navigator;
}

/** Code of pages that somebody is about to open, while there is nothing else to load. */
function prefetch(visit: Visit, here: Navigator): void {
  const { site, session, traffic, language } = visit;
  const running = prefetchOnIntent(document, {
    origin: location.origin,
    mayLoad: () => !here.shown.pending && !version.outdated && navigator.onLine && !isSparing(),
    async load(path) {
      const route = findRoute(routes, path)?.route;
      const loggedIn = session.state.user !== null;
      if (
        !route ||
        guarded(
          route.guard,
          { loggedIn, site, hasTrafficSource: traffic.remembered || traffic.source !== null },
          path,
        )
      )
        return;
      await loadModules(route, loggedIn);
      await language.complete();
    },
  });
  // nobody has asked for that page yet: a failure must not reload this one
  const hush = (event: Event) => running() && !here.shown.pending && event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', hush, { capture: true });
}

/** The worker, the badge and what else belongs to an installed app. */
async function install(visit: Visit): Promise<void> {
  const { beInstalled } = await import('./platform/installed/installed.ts');
  await beInstalled(visit, window);
}

/** What is said above every page comes now, when somebody is there. */
async function overlays(visit: Visit, navigator: Navigator): Promise<void> {
  const { watchOverlays } = await import('./shell/overlays/overlays.ts');
  watchOverlays(visit, navigator);
}

/** Goes on with the newer version of the app; what was being written has been kept by the page that is left. */
function newDocument(address: string): Promise<never> {
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}
