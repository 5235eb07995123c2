import { join } from 'node:path';
import { source } from './graph.ts';

const idsFile = 'internal/ids';
/** Types of texts and ids, in the package that has the texts. */
export const textTypes = ['i18n/catalog', 'i18n/message-ids'];

/**
 * The files of `@velluto/locales`: the texts of each language in the order of one list of ids, which all share. A page
 * loads as much as with ids in the catalog, the tarball has them once instead of once a language.
 *
 * @param declarations the package's own, by file name
 */
export async function writeTexts(
  languages: readonly string[],
  declarations: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const catalogs = new Map<string, Record<string, unknown>>();
  for (const language of languages) {
    const { messages } = await import(join(source, 'i18n/catalogs', `${language}.ts`));
    catalogs.set(language, messages);
  }
  const ids = [...new Set([...catalogs.values()].flatMap(Object.keys))].sort();
  const files = new Map([
    ['index.js', 'export {};\n'],
    ['index.d.ts', textTypes.map(name => declarations.get(`internal/${name}.d.ts`)).join('')],
    [
      `${idsFile}.js`,
      `const ids=${JSON.stringify(ids.join(' '))}.split(" ");
export const byId=texts=>Object.fromEntries(ids.map((id,at)=>[id,texts[at]]).filter(([,text])=>text!==null));
`,
    ],
  ]);
  for (const [language, messages] of catalogs) {
    const texts = JSON.stringify(JSON.stringify(ids.map(id => messages[id] ?? null)));
    files.set(
      `${language}.js`,
      `import{byId}from"./${idsFile}.js";export const messages=/* @__PURE__ */byId(JSON.parse(${texts}));\n`,
    );
    files.set(
      `${language}.d.ts`,
      `import type { Messages } from './index.js';
/** All texts of \`@velluto/ui\` in one language. */
export declare const messages: Messages;
`,
    );
  }
  return files;
}
