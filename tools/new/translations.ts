import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Translations of texts by language and id. */
export type Translations = Record<string, Record<string, string>>;

/** First texts of a new page and a new component, until somebody writes better ones. */
const firstTexts: Record<string, { page: string; welcome: string; component: string }> = {
  de: { page: 'Neue Seite', welcome: 'Willkommen bei {name}.', component: 'Neue Komponente' },
  es: { page: 'Página nueva', welcome: 'Esto es {name}.', component: 'Componente nuevo' },
  fr: { page: 'Nouvelle page', welcome: 'Bienvenue sur {name}.', component: 'Nouveau composant' },
  it: { page: 'Nuova pagina', welcome: 'Questo è {name}.', component: 'Nuovo componente' },
  nl: { page: 'Nieuwe pagina', welcome: 'Welkom bij {name}.', component: 'Nieuw onderdeel' },
  pl: { page: 'Nowa strona', welcome: 'Witamy w {name}.', component: 'Nowy komponent' },
};

/** The first texts of each language under their ids. */
export const translated = (idsOf: (texts: (typeof firstTexts)[string]) => Record<string, string>) =>
  Object.fromEntries(Object.entries(firstTexts).map(([language, texts]) => [language, idsOf(texts)]));

/** Fills the empty translations of the given ids in the catalogs of a folder. */
export function writeTranslations(folder: string, translations: Translations): void {
  for (const [language, byId] of Object.entries(translations)) {
    const file = join(folder, `${language}.po`);
    let catalog = readFileSync(file, 'utf8');
    for (const [id, text] of Object.entries(byId)) {
      catalog = catalog.replace(`msgid "${id}"\nmsgstr ""`, `msgid "${id}"\nmsgstr "${text}"`);
    }
    writeFileSync(file, catalog);
  }
}
