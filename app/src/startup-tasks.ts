import { subscribe } from 'valtio/vanilla';
import { createLikeAlertsStore } from './features/likes/like-alerts.ts';
import { removeTrackingParams } from './features/marketing/attribution.ts';
import type { AppContext } from './lib/app-context.ts';
import { startLive } from './lib/live.ts';
import { reportPageHidden } from './lib/page-visibility.ts';
import { registerServiceWorker, version } from './lib/pwa/service-worker.ts';
import { guardRedirect } from './lib/router/guards.ts';
import type { Navigator } from './lib/router/navigator.ts';
import { prefetchOnIntent } from './lib/router/prefetch.ts';
import { findRoute, loadCode } from './lib/router/route.ts';
import { prefersReducedData } from './lib/scheduling.ts';
import { afterLogin } from './lib/session/login.ts';
import { routes } from './routes.ts';

/** Live updates, service worker and prefetching: started once the first page is hydrated and the browser is idle. */
export function runStartupTasks(app: AppContext, navigator: Navigator): void {
  removeTrackingParams(window);
  reportPageHidden(document);
  // before the stream opens, so that a like that comes at once is shown too
  app.store(createLikeAlertsStore).follow(() => location.search);
  if (app.session.state.user !== null) startLive(app);
  else onLogIn(app, () => afterLogin(app));
  // there is no service worker in development
  if (import.meta.env.PROD) registerServiceWorker(app, window).catch(() => undefined); // refused in private windows; the next page tries again
  prefetch(app, navigator);
}

/** Runs once, when the visitor becomes a member. */
function onLogIn({ session }: AppContext, run: () => void): void {
  const stop = subscribe(session.state, () => {
    if (session.state.user === null) return;
    stop();
    run();
  });
}

/** Loads the code of pages that are likely to be opened next, while nothing else is loading. */
function prefetch(app: AppContext, here: Navigator): void {
  const mayLoad = () => !here.state.pending && !version.outdated && navigator.onLine && !prefersReducedData();
  const isRunning = prefetchOnIntent(mayLoad, async path => {
    const route = findRoute(routes, path)?.route;
    if (route && guardRedirect(route.guard, app, path) === null) await loadCode(route);
  });
  // nobody asked for the prefetched page: a failure must not reload this one
  const suppressReload = (event: Event) =>
    isRunning() && !here.state.pending && event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', suppressReload, { capture: true });
}
