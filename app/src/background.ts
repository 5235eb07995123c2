import { subscribe } from 'valtio/vanilla';
import type { AppContext } from './platform/app-context.ts';
import { tellWhenHidden } from './platform/hidden.ts';
import { beInstalled, version } from './platform/installed/installed.ts';
import { startLive } from './platform/live.ts';
import { isSparing } from './platform/moments.ts';
import { guarded } from './platform/router/guards.ts';
import type { Navigator } from './platform/router/navigator.ts';
import { prefetchOnIntent } from './platform/router/prefetch.ts';
import { findRoute, loadCode } from './platform/router/route.ts';
import { afterLogIn } from './platform/session/logged-in.ts';
import { cleanAddress } from './platform/traffic.ts';
import { routes } from './routes.ts';

/** What every visit does beside its pages, once the first one stands and the browser is idle. */
export function startInBackground(app: AppContext, navigator: Navigator): void {
  cleanAddress(window);
  tellWhenHidden(document);
  if (app.session.state.user !== null) startLive(app);
  else onLogIn(app, () => afterLogIn(app));
  // the development server has no worker
  if (import.meta.env.PROD) beInstalled(app, window).catch(() => undefined); // the next page tries again
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

/** Loads the code of pages that somebody is about to open, while there is nothing else to load. */
function prefetch(app: AppContext, here: Navigator): void {
  const mayLoad = () => !here.shown.pending && !version.outdated && navigator.onLine && !isSparing();
  const isRunning = prefetchOnIntent(mayLoad, async path => {
    const route = findRoute(routes, path)?.route;
    if (route && guarded(route.guard, app, path) === null) await loadCode(route);
  });
  // nobody has asked for that page yet: a failure must not reload this one
  const hush = (event: Event) => isRunning() && !here.shown.pending && event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', hush, { capture: true });
}
