import { useLingui } from '@lingui/react';
import type { Settings, User } from '@velluto/api-client';
import { getSettingsExamples } from '@velluto/api-client/examples';
import { isLanguage } from '@velluto/rules';
import { fixedClock, ownWording, useUi } from '@velluto/ui/provider';
import { useMemo } from 'react';
import { inLanguage } from '../../../packages/ui/test/samples/sample.ts';
import { App } from '../../src/App.tsx';
import { noAttribution } from '../../src/features/marketing/attribution.ts';
import { guardRedirect } from '../../src/guards.ts';
import { type AppContext, createAppContext } from '../../src/lib/app-context.ts';
import { loadBrand } from '../../src/lib/brand.tsx';
import { createBus } from '../../src/lib/bus.ts';
import { makeClient } from '../../src/lib/client.ts';
import { createLanguage } from '../../src/lib/i18n/language.ts';
import { type Navigator, staticNavigator } from '../../src/lib/router/navigator.ts';
import { openPage } from '../../src/lib/router/open-page.ts';
import { createSession } from '../../src/lib/session/session.ts';
import { errorRoute, routes } from '../../src/routes.ts';
import { type Answers, answering, withPortraits } from './answers.ts';

/** Options of a page's story. */
export interface ScreenArgs {
  /** As in the address bar. */
  address: string;
  /** The signed-in member; `null` is a visitor. */
  user: User | null;
  /** Answers of the server that differ from the usual ones. */
  answers?: Answers;
  /** Fields of the site that differ from the usual ones. */
  site?: Partial<Settings>;
}

/** A page with its code and data, ready to be drawn. */
export interface OpenScreen {
  app: AppContext;
  navigator: Navigator;
}

/** The age warning is confirmed: it would cover every page of a visitor. */
const usualSite = { ...getSettingsExamples.velluto, enable_site_entry_popup: 'no' as const };

/**
 * Opens a page as the route table defines it, answered by the contract's examples in the language of the story. Links do not
 * navigate.
 */
export async function openScreen(
  { address, user, answers = {}, ...own }: ScreenArgs,
  locale = 'en',
): Promise<OpenScreen> {
  const site = inLanguage({ ...usualSite, ...own.site }, locale);
  // absolute, for tests outside a browser
  const client = makeClient({
    baseUrl: 'http://site',
    fetch: answering(answers, locale),
    retryDelay: () => null,
  });
  const counts = user ? { unread: 3, newLikes: 2 } : { unread: 0, newLikes: 0 };
  const app = createAppContext({
    side: 'server', // keeps the title of the window
    site,
    brand: await loadBrand(site.brand),
    session: createSession(withPortraits(user), counts),
    language: createLanguage({
      language: isLanguage(locale) ? locale : 'en',
      offered: site.locales,
      messages: {},
      domainLanguage: site.domain_language,
      load: async () => ({}),
    }),
    wording: ownWording,
    head: { title: site.name },
    bus: createBus(),
    attribution: noAttribution,
    storageKey: null,
    clock: fixedClock(Date.parse(site.server_time)),
    cookies: () => '',
    client,
  });
  const { signal } = new AbortController();
  const page = await openPage(address, { routes, errorRoute, redirectOf: guardRedirect, app, signal });
  if (typeof page === 'string')
    throw new Error(`${address} leads to ${page}: the story names the wrong visitor.`);
  return { app, navigator: staticNavigator(page) };
}

/** The app in the brand and language of the toolbar. */
export function useStoryContext(app: AppContext): AppContext {
  const { brand, locale } = useUi();
  const { i18n } = useLingui();
  return useMemo<AppContext>(
    () => ({ ...app, brand, language: { ...app.language, i18n, locale } }),
    [app, brand, i18n, locale],
  );
}

/** The page with the settings of the toolbar. */
export const Screen = ({ app, navigator }: OpenScreen) => (
  <App app={useStoryContext(app)} navigator={navigator} />
);
