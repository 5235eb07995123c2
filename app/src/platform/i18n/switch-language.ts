import { getSettings, updateUser } from '@velluto/api-client';
import { type Language, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@velluto/rules';
import { cookieText } from '../cookies.ts';
import type { Visit } from '../visit.ts';

/** The parts of the document that know the language. */
export interface LanguageDocument {
  cookie: string;
  documentElement: { lang: string };
}

/**
 * Shows another language without a reload, remembers it for a year, and saves it in the account of a signed-in user
 * (product.md §7); the site's settings are fetched in the new language. Rejects when the texts cannot be loaded; a failure to save is no failure of the change.
 */
export async function switchLanguage(
  visit: Visit,
  language: Language,
  page: LanguageDocument = document,
): Promise<void> {
  await visit.language.change(language);
  if (visit.language.current !== language) return;
  page.documentElement.lang = language;
  page.cookie = cookieText(LOCALE_COOKIE, language, LOCALE_COOKIE_DAYS);
  const client = await visit.api();
  const saves = visit.session.state.user !== null;
  await Promise.all([
    // the site's own words come in the language of the cookie
    getSettings(client).then(site => Object.assign(visit.site, site)),
    saves && updateUser(client, { language }).then(({ user }) => visit.session.setUser(user)),
  ]).catch(() => undefined); // the cookie holds the choice; the next change saves again
}
