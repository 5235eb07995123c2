import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../support/run-step.ts';
import { catalogTexts } from './catalog-texts.ts';

/** The English catalogs, each with the module that has its ids as a type, and what the ids are of. */
const catalogs = [
  { catalog: 'packages/ui/src/i18n/catalogs', types: 'packages/ui/src/i18n', of: 'the package' },
  { catalog: 'app/src/locales/catalogs', types: 'app/src/locales', of: 'the app' },
  {
    catalog: 'packages/server/src/infrastructure/mail/catalogs',
    types: 'packages/server/src/infrastructure/mail',
    of: 'mails and plain pages',
  },
  {
    catalog: 'packages/sandbox/src/catalogs',
    types: 'packages/sandbox/src',
    of: 'the simulated payment pages',
  },
].map(({ catalog, types, of }) => ({
  catalog: join(root, catalog, 'en.po'),
  file: join(root, types, 'message-ids.ts'),
  of,
}));

/** The module with the ids of all texts of a catalog as a type. */
function messageIdsModule({ catalog, of }: (typeof catalogs)[number]): string {
  const ids = catalogTexts(catalog)
    .map(([id]) => id)
    .sort();
  const doc = `Id of a text of ${of}. Generated from the English catalog by \`pnpm i18n:extract\`.`;
  return `/** ${doc} */\nexport type MessageId =\n${ids.map(id => `  | '${id}'`).join('\n')};\n`;
}

/**
 * Texts without an id of our form, such as `app.Home.title`: Lingui takes the words of a text without an id for one.
 *
 * @param catalog the English catalog
 * @returns a sentence with the file for each
 */
export const textsWithoutId = (catalog: string): string[] =>
  [...catalog.matchAll(/^#: (.+)\nmsgid "(.+)"$/gm)]
    .filter(([, , id = '']) => !/^[a-z]\w*(\.\w+)+$/.test(id))
    .map(([, file, id]) => `${file}: “${id}” is no id. Write one in its msg({ … }), like app.Home.title.`);

/** Modules that do not have the ids of their catalogs. */
export const staleMessageIds = (): string[] =>
  catalogs
    .filter(catalog => readFileSync(catalog.file, 'utf8') !== messageIdsModule(catalog))
    .map(({ file }) => relative(root, file));

if (import.meta.main) {
  const problems = catalogs.flatMap(({ catalog }) => textsWithoutId(readFileSync(catalog, 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  for (const catalog of catalogs) writeFileSync(catalog.file, messageIdsModule(catalog));
}
