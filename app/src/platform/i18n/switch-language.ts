import { getSettings, updateUser } from '@velluto/api-client';
import { type Language, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@velluto/rules';
import { cookieText } from '../cookies.ts';
import type { Visit } from '../visit.ts';

/** The parts of the document that know the language. */
export interface LanguageDocument {
  cookie: string;
  documentElement: { lang: string };
}

/** Shows another language without a reload. Rejects when its texts cannot be loaded. */
async function show(visit: Visit, language: Language, page: LanguageDocument): Promise<boolean> {
  await visit.language.change(language);
  const shown = visit.language.current === language;
  if (shown) page.documentElement.lang = language;
  return shown;
}

/** The site's own words, such as those for fictional profiles, come in the visit's language. */
async function fetchSite(visit: Visit): Promise<void> {
  Object.assign(visit.site, await getSettings(visit.client));
}

/**
 * Shows another language, remembers it for a year, and saves it in the account of a signed-in user (product.md §7).
 * Rejects when its texts cannot be loaded; a failure to save is no failure of the change.
 */
export async function switchLanguage(
  visit: Visit,
  language: Language,
  page: LanguageDocument = document,
): Promise<void> {
  if (!(await show(visit, language, page))) return;
  page.cookie = cookieText(LOCALE_COOKIE, language, LOCALE_COOKIE_DAYS);
  const save = async () => {
    if (visit.session.state.user === null) return;
    const { user } = await updateUser(visit.client, { language });
    visit.session.setUser(user);
  };
  // the cookie holds the choice; the next change saves again
  await Promise.allSettled([fetchSite(visit), save()]);
}

/** Shows the language of the account to a user who logged in where none was chosen, as a reload would. */
export async function speakAccountLanguage(
  visit: Visit,
  language: Language,
  page: LanguageDocument = document,
): Promise<void> {
  await fetchSite(visit); // the server goes by the account too; first, because nothing is drawn anew for it
  await show(visit, language, page);
}
