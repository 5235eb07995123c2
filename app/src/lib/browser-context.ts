import { liveClock, repeatWording } from '@velluto/ui/provider';
import type { PageData } from '../ssr/page-data.ts';
import { type AppContext, createAppContext } from './app-context.ts';
import { loadBrand, tenantBrand } from './brand.tsx';
import { createBus } from './bus.ts';
import { loadMessages } from './i18n/catalogs.ts';
import { createLanguage } from './i18n/language.ts';
import { pageClient } from './session/page-client.ts';
import { createSession } from './session/session.ts';

/**
 * The context in the browser, from the data that the server sent with the page.
 *
 * @param kept the page was kept on the device: how its clock differs from the server's is not known
 */
export async function createBrowserContext(page: PageData, kept: boolean): Promise<AppContext> {
  const [brand, messages] = await Promise.all([
    page.tenantTheme ? tenantBrand(page.tenantTheme, page.site.name) : loadBrand(page.site.brand),
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
    wording: repeatWording(page.wording),
    head: { title: document.title },
    bus: createBus(),
    attribution: page.attribution,
    storageKey: page.storageKey,
    clock: liveClock(page.renderedAt, kept ? 0 : page.renderedAt - Date.now()),
    cookies: () => document.cookie,
    client: pageClient(() => app, page.site),
  });
  return app;
}
