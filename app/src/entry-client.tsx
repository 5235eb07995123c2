import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { AgeWarning } from './layout/age-gate/AgeGate.tsx';
import { hasEntered, isAgeGateClosed } from './layout/age-gate/age-warning.ts';
import type { AppContext } from './lib/app-context.ts';
import { createBrowserContext } from './lib/browser-context.ts';
import { reloadAfterChunkFailure } from './lib/chunk-reload.ts';
import { watchLoadFailures } from './lib/load-failures.ts';
import type { Page } from './lib/router/open-page.ts';
import { loadCode } from './lib/router/route.ts';
import { failedEvent, whenIdle } from './lib/scheduling.ts';
import { createNavigation } from './navigation.ts';
import { errorRoute, routes } from './routes.ts';
import { type PageData, pageDataId } from './ssr/page-data.ts';
import { runStartupTasks } from './startup-tasks.ts';
import { keptAttribute } from './worker/kept-pages.ts';

const reload = () => reloadAfterChunkFailure(window, Date.now());
window.addEventListener('vite:preloadError', reload);

async function start(): Promise<void> {
  const sent: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent as string);
  markInlinedStyles(sent.styles);
  const kept = document.documentElement.hasAttribute(keptAttribute);
  const app = await createBrowserContext(sent, kept);
  const page = await firstPage(app, sent, kept);
  const entered = hasEntered(app.cookies());
  if (isAgeGateClosed(app, routes, page, entered)) await AgeWarning.preload();
  const navigator = createNavigation(app, page);
  window.removeEventListener('vite:preloadError', reload);
  watchLoadFailures(app, navigator, window);
  // in slices, so that clicks in between are handled first
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <App app={app} navigator={navigator} />);
  });
  whenIdle(() => runStartupTasks(app, navigator));
  // the next page may be the first that the age warning covers, unless it is a new document
  if (!entered && app.session.state.user === null && !page.route.anonymous)
    whenIdle(() => void AgeWarning.preload());
}

/**
 * Tells Vite, which loads the style sheets of later parts, which ones are in the document already: by links that load
 * nothing. They are added here because preload scanners of browsers fetch even disabled ones.
 */
function markInlinedStyles(hrefs: readonly string[]) {
  for (const href of hrefs) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', disabled: true, href });
    document.head.append(link);
  }
}

/** The page that the server rendered, now or when it was kept, with its code loaded and its data in the stores. */
async function firstPage(app: AppContext, { page }: PageData, kept: boolean): Promise<Page> {
  const route = routes.find(({ name }) => name === page.route) ?? errorRoute;
  const loader = await loadCode(route);
  if (route !== errorRoute) loader?.hydrate?.(app, page.data, false);
  return { ...page, route, ...(kept && { stale: true }) };
}

start().catch((error: unknown) => {
  // if that does not help, the HTML of the server stays readable
  if (!reload()) dispatchEvent(new Event(failedEvent));
  throw error;
});
