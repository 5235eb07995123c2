import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { type PageData, pageDataId } from './document/page-data.ts';
import { createBrowserVisit } from './platform/browser-visit.ts';
import { reloadAfterChunkFailure } from './platform/chunk-reload.ts';
import { onFirstSign, whenIdle } from './platform/moments.ts';
import { lazyNavigator } from './platform/router/lazy-navigator.ts';
import type { LayoutModule, LoadModule, ScreenModule } from './platform/router/route.ts';
import type { View } from './platform/router/view.ts';
import type { Visit } from './platform/visit.ts';

window.addEventListener('vite:preloadError', () => reloadAfterChunkFailure(window, Date.now()));

async function start(): Promise<void> {
  const page: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent as string);
  const visit = await createBrowserVisit(page);
  const first = await firstView(visit, page);
  const navigator = lazyNavigator(
    first,
    window,
    async () => (await import('./navigation.ts')).createNavigation(visit, first),
    address => location.assign(address),
  );
  // in slices: a press in between is answered first
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <App visit={visit} navigator={navigator} />);
  });
  // whoever needs them and does not find them tries again
  onFirstSign(window, () => void Promise.allSettled([navigator.ready(), visit.language.complete()]));
  whenIdle(async () => (await import('./platform/afterwards.ts')).begin(visit));
}

/** The page the server rendered: its code from the files the server names, its data from the page. */
async function firstView(visit: Visit, { view, modules }: PageData): Promise<View> {
  const [screen, layout, load]: [ScreenModule, LayoutModule, LoadModule | null] = await Promise.all([
    import(/* @vite-ignore */ modules.screen),
    import(/* @vite-ignore */ modules.layout),
    modules.load && import(/* @vite-ignore */ modules.load),
  ]);
  load?.accept?.(visit, view.data);
  return { ...view, Screen: screen.default, Layout: layout.default };
}

void start();
