import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { markInlinedStyles } from './document/inlined-styles.ts';
import { type PageData, pageDataId } from './document/page-data.ts';
import { createBrowserVisit } from './platform/browser-visit.ts';
import { reloadAfterChunkFailure } from './platform/chunk-reload.ts';
import { loadModules } from './platform/router/modules.ts';
import { createNavigator } from './platform/router/navigator.ts';
import { errorView, resolveView, type View } from './platform/router/view.ts';
import type { Visit } from './platform/visit.ts';
import { routes } from './routes.tsx';

window.addEventListener('vite:preloadError', () => reloadAfterChunkFailure(window, Date.now()));
// a reload or a return from another site lets the browser find the place again
window.addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});
window.addEventListener('pageshow', () => {
  history.scrollRestoration = 'manual';
});

async function start(): Promise<void> {
  markInlinedStyles(document);
  const root = document.getElementById('root');
  const page: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '');
  if (!root) throw new Error('The document has no root');
  const visit = await createBrowserVisit(page);
  const navigator = createNavigator({
    first: await firstView(visit, page),
    browser: window,
    resolve: async (address, signal, known) => {
      const [resolved] = await Promise.all([
        resolveView(address, { table: routes, modules: loadModules, visit, signal, ...(known && { known }) }),
        visit.language.complete(),
      ]);
      return resolved;
    },
    onLost: address => location.assign(address),
    key: () => crypto.randomUUID(),
  });
  hydrateRoot(root, <App visit={visit} navigator={navigator} />);
  const afterwards = () =>
    import('./platform/afterwards.ts').then(({ begin }) => begin(visit, () => location.reload()));
  if ('requestIdleCallback' in window) requestIdleCallback(afterwards, { timeout: 2000 });
  else setTimeout(afterwards, 200);
}

/** The page the server rendered, from the data it sent along. */
async function firstView(visit: Visit, page: PageData): Promise<View> {
  const { pathname, search } = location;
  if (page.route !== 'error') {
    const signal = new AbortController().signal;
    const known = { data: page.data };
    const { view } = await resolveView(pathname + search, {
      table: routes,
      modules: loadModules,
      visit,
      signal,
      known,
    });
    if (view) return view;
  }
  return errorView(page.status, pathname, search, loadModules);
}

void start();
