import { getSettings, updateUser } from '@velluto/api-client';
import { type Language, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@velluto/rules';
import type { AppContext } from '../app-context.ts';
import { cookieText, readCookie } from '../cookies.ts';

/** The parts of the document that carry the language. */
export interface LanguageDocument {
  cookie: string;
  documentElement: { lang: string };
}

/** What is being saved, by visit: one choice after the other, so that the last one stays. */
const saving = new WeakMap<AppContext, Promise<void>>();

/** Shows another language without a reload. Rejects when its texts cannot be loaded. */
async function show(app: AppContext, language: Language, page: LanguageDocument): Promise<boolean> {
  await app.language.change(language);
  const shown = app.language.current === language;
  if (shown) page.documentElement.lang = language;
  return shown;
}

/** The texts of the site, such as the name for fictional profiles, come in the current language. */
async function fetchSite(app: AppContext): Promise<void> {
  Object.assign(app.site, await getSettings(app.client));
}

/**
 * Shows another language, remembers it for a year, and saves it in the account of a signed-in user (spec § 2.3).
 * Rejects when its texts cannot be loaded, but not when saving fails.
 */
export async function switchLanguage(
  app: AppContext,
  language: Language,
  page: LanguageDocument = document,
): Promise<void> {
  if (!(await show(app, language, page))) return;
  page.cookie = cookieText(LOCALE_COOKIE, language, LOCALE_COOKIE_DAYS);
  const earlier = saving.get(app);
  const saveInAccount = async () => {
    if (app.session.state.user === null) return;
    const { user } = await updateUser(app.client, { language });
    app.session.setUser(user);
  };
  const save = async () => {
    await earlier;
    if (app.language.current !== language) return; // a later choice is saved instead
    // the cookie holds the choice; the next change saves again
    await Promise.allSettled([fetchSite(app), saveInAccount()]);
  };
  const saved = save();
  saving.set(app, saved);
  await saved;
}

/** Shows the account's language after a log-in in a browser where no language was chosen, as a reload would. */
export async function showAccountLanguage(app: AppContext, page: LanguageDocument = document): Promise<void> {
  const language = app.session.state.user?.language;
  const chosen = readCookie(page.cookie, LOCALE_COOKIE) !== null;
  if (chosen || language === undefined || language === app.language.current) return;
  await fetchSite(app); // first, because it renders nothing: the server uses the account's language too
  await show(app, language, page);
}
