import type { Language } from '@velluto/rules';
import type { Messages } from '@velluto/ui/provider';

/** One module a language, for the server: the UI's messages and the app's. Browsers load areas (`areas.ts`). */
const files = import.meta.glob<{ messages: Messages }>('../../locales/languages/*.ts');

const fileOf = (language: string) => files[`../../locales/languages/${language}.ts`];

/** Languages the app has catalogs for. */
export const builtLanguages = Object.keys(files).map(path => path.slice(-5, -3)) as Language[];

/** Loads all messages of a language; rejects for one the app does not have. */
export async function loadMessages(language: string): Promise<Messages> {
  const load = fileOf(language);
  if (!load) throw new Error(`No catalog for the language ${language}`);
  return (await load()).messages;
}
