import { type Messages, setupI18n } from '@lingui/core';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.ts');
/** Texts that only some screens have. */
const ofScreens = import.meta.glob<{ messages: Messages }>('./screens/*/locales/*.ts');
const codeOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');

/** Codes of the languages that there is a file for. */
export const languages: readonly string[] = Object.keys(catalogs).map(codeOf);

export const i18n = setupI18n();

/** The language that was chosen last, else the first one of the browser that there is, else that of the page. */
export function preferredLanguage(): string {
  const wanted = [localStorage.getItem('language'), ...navigator.languages.map(tag => tag.slice(0, 2))];
  return wanted.find(code => code !== null && languages.includes(code)) ?? document.documentElement.lang;
}

/** Loads a language, shows the page in it, and remembers it. */
export async function chooseLanguage(code: string): Promise<void> {
  const load = catalogs[`./locales/${code}.ts`];
  if (!load) throw new Error(`There is no file for the language "${code}".`);
  const more = Object.entries(ofScreens).filter(([path]) => codeOf(path) === code);
  const loaded = await Promise.all([load(), ...more.map(([, loadMore]) => loadMore())]);
  i18n.loadAndActivate({ locale: code, messages: Object.assign({}, ...loaded.map(one => one.messages)) });
  document.documentElement.lang = code;
  localStorage.setItem('language', code);
}
