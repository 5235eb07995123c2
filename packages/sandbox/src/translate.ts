import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@velluto/rules';

/** Function that translates a message of the sandbox's pages. */
export type Translate = I18n['t'];

/** Loads the catalog of a language and returns its translate function. */
export async function translator(language: Language): Promise<Translate> {
  const { messages }: { messages: Messages } = await import(`./catalogs/${language}.ts`);
  return setupI18n({ locale: language, messages: { [language]: messages } }).t;
}
