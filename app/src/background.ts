import { subscribe } from 'valtio/vanilla';
import { tellWhenHidden } from './platform/hidden.ts';
import { beInstalled } from './platform/installed/installed.ts';
import { version } from './platform/installed/version.ts';
import { startLive } from './platform/live/live.ts';
import { isSparing } from './platform/moments.ts';
import { findRoute } from './platform/router/find-route.ts';
import { guarded, guardState } from './platform/router/guards.ts';
import type { Navigator } from './platform/router/navigator.ts';
import { loadCode } from './platform/router/open-page.ts';
import { prefetchOnIntent } from './platform/router/prefetch.ts';
import { afterLogIn } from './platform/session/logged-in.ts';
import { cleanAddress } from './platform/traffic-link.ts';
import type { Visit } from './platform/visit.ts';
import { routes } from './routes.ts';

/** What every visit does beside its pages, once the first one stands and the browser is idle. */
export function startInBackground(visit: Visit, navigator: Navigator): void {
  cleanAddress(window);
  tellWhenHidden(document);
  if (visit.session.state.user !== null) startLive(visit);
  else onLogIn(visit, () => afterLogIn(visit));
  // the development server has no worker
  if (import.meta.env.PROD) beInstalled(visit, window).catch(() => undefined); // the next page tries again
  prefetch(visit, navigator);
}

/** Runs once, when the visitor becomes a member. */
function onLogIn({ session }: Visit, run: () => void): void {
  const stop = subscribe(session.state, () => {
    if (session.state.user === null) return;
    stop();
    run();
  });
}

/** Loads the code of pages that somebody is about to open, while there is nothing else to load. */
function prefetch(visit: Visit, here: Navigator): void {
  const isRunning = prefetchOnIntent(document, {
    origin: location.origin,
    mayLoad: () => !here.shown.pending && !version.outdated && navigator.onLine && !isSparing(),
    async load(path) {
      const route = findRoute(routes, path)?.route;
      if (route && guarded(route.guard, guardState(visit), path) === null) await loadCode(route, visit);
    },
  });
  // nobody has asked for that page yet: a failure must not reload this one
  const hush = (event: Event) => isRunning() && !here.shown.pending && event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', hush, { capture: true });
}
