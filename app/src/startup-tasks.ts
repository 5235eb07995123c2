import { subscribe } from 'valtio/vanilla';
import { createKeptChatsStore } from './features/chat/kept-chats.ts';
import { createLikeAlertsStore } from './features/likes/like-alerts.ts';
import { removeTrackingParams } from './features/marketing/attribution.ts';
import { claimPushSubscription } from './features/notifications/claim-push.ts';
import { pushIsOn } from './features/notifications/push.ts';
import { guardRedirect } from './guards.ts';
import type { AppContext } from './lib/app-context.ts';
import { showAccountLanguage } from './lib/i18n/switch-language.ts';
import { ignoreFailedCall } from './lib/ignore-failed-call.ts';
import { refreshStatus, startLive } from './lib/live.ts';
import { reportPageHidden } from './lib/page-visibility.ts';
import { canKeepPages } from './lib/pwa/kept-pages.ts';
import { registerServiceWorker, version } from './lib/pwa/service-worker.ts';
import type { Navigator } from './lib/router/navigator.ts';
import { prefetchOnIntent } from './lib/router/prefetch.ts';
import { findRoute, loadCode } from './lib/router/route.ts';
import { prefersReducedData } from './lib/scheduling.ts';
import { errorRoute, routes } from './routes.ts';

/** Live updates, service worker and prefetching: started once the first page is hydrated and the browser is idle. */
export function runStartupTasks(app: AppContext, navigator: Navigator): void {
  removeTrackingParams(window);
  reportPageHidden(document);
  // before the stream opens, so that a like that comes at once is shown too
  app.store(createLikeAlertsStore).follow(() => location.search);
  if (app.session.state.user !== null) keepUpToDate(app);
  else onLogIn(app, () => afterLogin(app));
  // there is no service worker in development
  if (import.meta.env.PROD) registerServiceWorker(app, window).catch(() => undefined); // refused in private windows; the next page tries again
  if (canKeepPages()) app.store(createKeptChatsStore).follow(navigator, window);
  prefetch(app, navigator);
}

const keepUpToDate = (app: AppContext) => startLive(app, () => pushIsOn(app));

/** What the page updates after a log-in: counts, live updates, push, and the language of the account. */
function afterLogin(app: AppContext): void {
  void ignoreFailedCall(refreshStatus(app));
  keepUpToDate(app);
  void ignoreFailedCall(claimPushSubscription(app));
  showAccountLanguage(app).catch(() => undefined); // without a connection the language stays
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
  const canLoad = () => !here.state.pending && !version.outdated && navigator.onLine;
  const mayLoad = () => canLoad() && !prefersReducedData();
  // with a data saver too: without a connection it could not be loaded any more
  if (canLoad()) errorRoute.screen.preload().catch(() => undefined);
  const isRunning = prefetchOnIntent(mayLoad, async path => {
    const route = findRoute(routes, path)?.route;
    if (route && guardRedirect(route.guard, app, path) === null) await loadCode(route);
  });
  // nobody asked for the prefetched page: a failure must not reload this one
  const suppressReload = (event: Event) =>
    isRunning() && !here.state.pending && event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', suppressReload, { capture: true });
}
