import type { Client } from '@velluto/api-client';
import { liveClock } from '@velluto/ui/provider';
import type { PageData } from '../document/page-data.ts';
import { createBus } from './bus.ts';
import { createLanguage } from './i18n/language.ts';
import { neededAreas } from './i18n/needs.ts';
import { createSession } from './session/session.ts';
import { createVisit, type Visit } from './visit.ts';

/** The visit of this page, from what the server sent with it. */
export async function createBrowserVisit(page: PageData): Promise<Visit> {
  let client: Promise<Client> | undefined;
  const loadClient = async () => (await import('./client.ts')).watchedClient(visit);
  const visit = createVisit({
    side: 'browser',
    site: page.site,
    brand: (await import(/* @vite-ignore */ page.modules.brand)).brand,
    session: createSession(page.user, page.counts),
    language: createLanguage({
      language: page.language,
      messages: page.messages,
      domainLanguage: page.site.domain_language,
      offered: page.languages,
      needed: neededAreas,
      load: async (language, areas) => (await import('./i18n/areas.ts')).loadAreas(language, areas),
    }),
    head: { title: document.title },
    bus: createBus(),
    traffic: page.traffic,
    storageKey: page.storageKey,
    clock: liveClock(page.renderedAt, page.renderedAt - Date.now()),
    api() {
      client ??= loadClient().catch(error => {
        client = undefined;
        throw error;
      });
      return client;
    },
  });
  return visit;
}
