import { getSettings, getStorageKey, getUser, type User } from '@velluto/api-client';
import {
  chooseLanguage,
  LOCALE_COOKIE,
  SECURE_COOKIE_PREFIX,
  SESSION_COOKIE,
  STORAGE_COOKIE,
  TRAFFIC_COOKIE,
} from '@velluto/rules';
import { fixedClock } from '@velluto/ui/provider';
import { loadBrand, type OwnBrandFacts, ownBrand } from '../platform/brand.tsx';
import { createBus } from '../platform/bus.ts';
import { makeClient } from '../platform/client.ts';
import { readCookie } from '../platform/cookies.ts';
import { builtLanguages, loadMessages } from '../platform/i18n/catalogs.ts';
import { createLanguage } from '../platform/i18n/language.ts';
import { type Counts, createSession } from '../platform/session/session.ts';
import { readTraffic } from '../platform/traffic.ts';
import { createVisit, type Visit } from '../platform/visit.ts';

/** A visit for one request, and what the browser needs to go on with it. */
export interface ServerVisit {
  visit: Visit;
  counts: Counts;
  user: User | null;
  /** Server time of the render, milliseconds since 1970. */
  renderedAt: number;
}

/** Answers an API call in process, for the visitor of the page's request. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** What a page wants of the visit. */
export interface VisitWish {
  /** Leaves the user out, also one who is logged in. */
  anonymous: boolean;
  /** Brings the key to what the device keeps of a member; that of a visitor comes wherever there is one. */
  keeps: boolean;
  /** The site's brand where the app does not bring it. */
  own?: OwnBrandFacts;
}

/** Asks for site and user, and chooses the language. */
export async function createServerVisit(
  request: Request,
  api: ApiFetch,
  { anonymous, keeps, own }: VisitWish,
): Promise<ServerVisit> {
  const url = new URL(request.url);
  const cookies = request.headers.get('cookie') ?? '';
  // in process there is nothing to repeat: an error is an error
  const client = makeClient({ baseUrl: url.origin, fetch: api, retryDelay: () => null });
  const hasCookie = (name: string) =>
    !anonymous && ['', SECURE_COOKIE_PREFIX].some(prefix => readCookie(cookies, prefix + name) !== null);
  const signedIn = hasCookie(SESSION_COOKIE);
  const [site, me, key] = await Promise.all([
    getSettings(client),
    signedIn ? unlessSignedOut(getUser(client)) : null,
    // a page without it asks for it later
    (signedIn && keeps) || hasCookie(STORAGE_COOKIE) ? getStorageKey(client).catch(() => null) : null,
  ]);
  const user = me?.user ?? null;
  const counts: Counts = { unread: me?.num_unread_messages ?? 0, newLikes: me?.num_new ?? 0 };
  const visible = site.locales.filter(language => builtLanguages.includes(language));
  const language = chooseLanguage({
    cookie: readCookie(cookies, LOCALE_COOKIE),
    account: user?.language,
    domainLanguage: site.domain_language,
    acceptLanguage: request.headers.get('accept-language'),
    configured: builtLanguages,
    visible: visible.length > 0 ? visible : builtLanguages,
  });
  const [brand, messages] = await Promise.all([
    own ? ownBrand(own, site.name) : loadBrand(site.brand),
    loadMessages(language),
  ]);
  const renderedAt = Date.parse(site.server_time);
  const visit = createVisit({
    side: 'server',
    site,
    brand,
    session: createSession(user, counts),
    language: createLanguage({
      ...{ language, messages, domainLanguage: site.domain_language },
      ...{ offered: visible, load: loadMessages },
    }),
    head: { title: site.name },
    bus: createBus(),
    storageKey: key?.member === (user?.id ?? null) ? key : null,
    traffic: readTraffic(url.searchParams, hasCookie(TRAFFIC_COOKIE)),
    clock: fixedClock(renderedAt),
    cookies: () => cookies,
    client,
  });
  return { visit, user, counts, renderedAt };
}

/** What a call gives; null when the session of the cookie is over. */
async function unlessSignedOut<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'status' in error && error.status === 403) return null;
    throw error;
  }
}
