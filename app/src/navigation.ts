import type { AppContext } from './platform/app-context.ts';
import { version } from './platform/installed/installed.ts';
import { createNavigator, type Navigator } from './platform/router/navigator.ts';
import { openPage, type Page } from './platform/router/open-page.ts';
import { errorRoute, routes } from './routes.ts';

/** Makes the navigator of this page. */
export function createNavigation(app: AppContext, first: Page): Navigator {
  const navigator = createNavigator(
    first,
    (address, signal, known) =>
      version.outdated ? newDocument(address) : openPage(address, { routes, errorRoute, app, signal, known }),
    address => location.assign(address),
  );
  // a reload or a return from another site lets the browser find the place again
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  // somebody who was blocked is in no list that one comes back to
  app.bus.on('blocked', navigator.forget);
  return navigator;
}

/** Goes on with the newer version of the app; what was being written has been kept by the page that is left. */
function newDocument(address: string): Promise<never> {
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}
