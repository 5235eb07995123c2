import type { Messages } from '@lingui/core';
import type { Language } from '@velluto/rules';

/** One lazily loaded module a language: the package's messages and the app's on top. */
const files = import.meta.glob<{ messages: Messages }>('../../locales/languages/*.ts');

/** Source file of a language, from the app's folder: its key in the build's manifest. */
export const languageSource = (language: string): string => `src/locales/languages/${language}.ts`;

/** Languages the app has catalogs for. */
export const builtLanguages = Object.keys(files).map(path => path.slice(-5, -3)) as Language[];

/** Loads all messages of a language; rejects for one the app does not have. */
export async function loadMessages(language: string): Promise<Messages> {
  const load = files[`../../locales/languages/${language}.ts`];
  if (!load) throw new Error(`No catalog for the language ${language}`);
  return (await load()).messages;
}
