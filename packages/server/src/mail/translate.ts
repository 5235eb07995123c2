import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { fillTexts, type Language, type Say } from '@velluto/rules';

/** Gives a text in the language of a mail. */
export type Translate = I18n['t'];

const loaded = new Map<string, Promise<Translate>>();

/** The mails' texts in a language; English stands in for one that is not written yet. */
export function translator(language: Language): Promise<Translate> {
  const cached = loaded.get(language);
  if (cached) return cached;
  const made = makeTranslator(language);
  loaded.set(language, made);
  return made;
}

async function makeTranslator(language: Language): Promise<Translate> {
  const load = async (name: string): Promise<{ messages: Messages }> => import(`./catalogs/${name}.ts`);
  const english = await load('en');
  const own = await load(language).catch(() => english);
  const { t } = setupI18n({
    locale: language,
    messages: { [language]: { ...english.messages, ...own.messages } },
  });
  return fillTexts(t as Say) as Translate;
}
