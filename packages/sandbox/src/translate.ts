import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@velluto/rules';

/** Gives a text of the sandbox's pages in a language. */
export type Translate = I18n['t'];

/** Loads the texts of a language. */
export async function translator(language: Language): Promise<Translate> {
  const { messages }: { messages: Messages } = await import(`./catalogs/${language}.ts`);
  return setupI18n({ locale: language, messages: { [language]: messages } }).t;
}
