import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { fillTexts, type Language, type Say } from '@velluto/rules';

/** Returns a text in the language of a mail. */
export type Translate = I18n['t'];

const loaded = new Map<string, Promise<Translate>>();

/**
 * The texts in a language; a text that is not translated yet is English.
 *
 * @throws when a catalog is missing or broken, which means a broken build
 */
export function translator(language: Language): Promise<Translate> {
  const cached = loaded.get(language);
  if (cached) return cached;
  const made = makeTranslator(language);
  loaded.set(language, made);
  return made;
}

/** Loads the texts in these languages, so that a missing or broken catalog stops the start, instead of failing a mail days later. */
export async function loadCatalogs(languages: Iterable<Language>): Promise<void> {
  await Promise.all(Array.from(languages, translator));
}

async function makeTranslator(language: Language): Promise<Translate> {
  const load = async (name: Language): Promise<{ messages: Messages }> => import(`./catalogs/${name}.ts`);
  const [english, own] = await Promise.all([load('en'), load(language)]);
  const { t } = setupI18n({
    locale: language,
    messages: { [language]: { ...english.messages, ...own.messages } },
  });
  return fillTexts(t as Say) as Translate;
}
