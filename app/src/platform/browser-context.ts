import { liveClock } from '@velluto/ui/provider';
import type { PageData } from '../document/page-data.ts';
import { type AppContext, createAppContext } from './app-context.ts';
import { loadBrand, ownBrand } from './brand.tsx';
import { createBus } from './bus.ts';
import { makeClient } from './client.ts';
import { loadMessages } from './i18n/catalogs.ts';
import { createLanguage } from './i18n/language.ts';
import { ended } from './session/ended.ts';
import { createSession } from './session/session.ts';

/** The visit of this page, from what the server sent with it. */
export async function createBrowserContext(page: PageData): Promise<AppContext> {
  const [brand, messages] = await Promise.all([
    page.ownBrand ? ownBrand(page.ownBrand, page.site.name) : loadBrand(page.site.brand),
    loadMessages(page.language),
  ]);
  const app: AppContext = createAppContext({
    side: 'browser',
    site: page.site,
    brand,
    session: createSession(page.user, page.counts),
    language: createLanguage({
      language: page.language,
      messages,
      domainLanguage: page.site.domain_language,
      offered: page.languages,
      load: loadMessages,
    }),
    head: { title: document.title },
    bus: createBus(),
    traffic: page.traffic,
    storageKey: page.storageKey,
    clock: liveClock(page.renderedAt, page.renderedAt - Date.now()),
    cookies: () => document.cookie,
    // what is refused for want of a session shows nothing, the page is loaded anew (product.md §8)
    client: makeClient({ onSessionLost: () => ended(app, () => location.reload()) }),
  });
  return app;
}
