import { getSettings, getStorageKey, getUser, type User } from '@velluto/api-client';
import {
  chooseLanguage,
  type Language,
  LOCALE_COOKIE,
  SECURE_COOKIE_PREFIX,
  SESSION_COOKIE,
  STORAGE_COOKIE,
  TRAFFIC_COOKIE,
} from '@velluto/rules';
import { fixedClock, recordWording } from '@velluto/ui/provider';
import { readAttribution } from '../features/marketing/attribution.ts';
import { type AppContext, createAppContext } from '../lib/app-context.ts';
import { loadBrand, type TenantTheme, tenantBrand } from '../lib/brand.tsx';
import { createBus } from '../lib/bus.ts';
import { makeClient } from '../lib/client.ts';
import { readCookie } from '../lib/cookies.ts';
import { builtLanguages, loadMessages } from '../lib/i18n/catalogs.ts';
import { createLanguage } from '../lib/i18n/language.ts';
import { languageOfSlug } from '../lib/i18n/slug-language.ts';
import { type Counts, createSession } from '../lib/session/session.ts';
import { askedLanguage } from './search-engines.ts';

/** The context of one request, and the data with which the browser continues. */
export interface RequestContext {
  app: AppContext;
  counts: Counts;
  user: User | null;
  /** Language that the address asked for, where the browser does not have it in its cookie yet. */
  chosen: Language | undefined;
  /** Server time of the render, milliseconds since 1970. */
  renderedAt: number;
  /** Texts that `Intl` decides on; filled as the page is rendered. */
  texts: Readonly<Record<string, string>>;
}

/** Answers an API call in process, for the visitor of the page's request. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** What the context needs to know about the route. */
export interface RequestContextOptions {
  /** Renders as for a visitor, even for members. */
  anonymous: boolean;
  /** Languages of the site. */
  languages: readonly Language[];
  /** Sends a member's storage key with the page; that of a visitor is always sent if there is one. */
  needsStorageKey: boolean;
  /** Last part of a lander's address, which may name a language. */
  slug: string | undefined;
  /** Put before the paths of pictures. */
  picturePrefix: string;
  /** The theme of a site that has its own brand. */
  tenantTheme?: TenantTheme;
}

/** Loads site and user, and chooses the language. */
export async function createRequestContext(
  request: Request,
  api: ApiFetch,
  { anonymous, languages, needsStorageKey, slug, picturePrefix, tenantTheme }: RequestContextOptions,
): Promise<RequestContext> {
  const url = new URL(request.url);
  const cookies = request.headers.get('cookie') ?? '';
  const built = languages.filter(one => builtLanguages.includes(one));
  const asked = askedLanguage(url.searchParams, { languages: built });
  const addressLanguage = asked ?? languageOfSlug(slug);
  const client = makeClient({
    baseUrl: url.origin,
    fetch: api,
    picturePrefix,
    // calls stay in this process: retries would not help
    retryDelay: () => null,
    // texts that come from the server are in the language of the page too
    ...(addressLanguage && { headers: { 'accept-language': addressLanguage } }),
  });
  const hasCookie = (name: string) =>
    !anonymous && ['', SECURE_COOKIE_PREFIX].some(prefix => readCookie(cookies, prefix + name) !== null);
  const signedIn = hasCookie(SESSION_COOKIE);
  const [site, me, key] = await Promise.all([
    getSettings(client),
    signedIn ? nullIfSignedOut(getUser(client)) : null,
    // without it the page fetches the key later
    (signedIn && needsStorageKey) || hasCookie(STORAGE_COOKIE)
      ? getStorageKey(client).catch(() => null)
      : null,
  ]);
  const user = me?.user ?? null;
  const counts: Counts = { unread: me?.num_unread_messages ?? 0, newLikes: me?.num_new ?? 0 };
  const visible = site.locales.filter(one => built.includes(one));
  const cookie = readCookie(cookies, LOCALE_COOKIE);
  const language = chooseLanguage({
    address: addressLanguage,
    cookie,
    account: user?.language,
    domainLanguage: site.domain_language,
    acceptLanguage: request.headers.get('accept-language'),
    configured: built,
    visible: visible.length > 0 ? visible : built,
  });
  const [brand, messages] = await Promise.all([
    tenantTheme ? tenantBrand(tenantTheme, site.name) : loadBrand(site.brand),
    loadMessages(language),
  ]);
  const { wording, texts } = recordWording();
  const renderedAt = Date.parse(site.server_time);
  const app = createAppContext({
    side: 'server',
    site,
    brand,
    session: createSession(user, counts),
    language: createLanguage({
      language,
      messages,
      domainLanguage: site.domain_language,
      offered: visible,
      load: loadMessages,
    }),
    wording,
    head: { title: site.name },
    bus: createBus(),
    storageKey: key?.member === (user?.id ?? null) ? key : null,
    attribution: readAttribution(url.searchParams, hasCookie(TRAFFIC_COOKIE)),
    clock: fixedClock(renderedAt),
    cookies: () => cookies,
    client,
  });
  return { app, user, counts, chosen: anonymous || asked === cookie ? undefined : asked, renderedAt, texts };
}

/** The answer of a call; null when the session of the cookie has ended. */
async function nullIfSignedOut<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'status' in error && error.status === 403) return null;
    throw error;
  }
}
