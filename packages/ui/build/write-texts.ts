import { join } from 'node:path';
import { source } from './graph.ts';

const idsFile = 'internal/i18n/ids';
const types = `import type { Messages } from '../provider.js';
/** All texts of the package in one language. */
export declare const messages: Messages;
`;

/**
 * The catalogs by file name: their texts in the order of one list of ids, which all languages share. A page loads as
 * much as with ids in the catalog, the tarball has them once instead of once a language.
 */
export async function writeTexts(languages: readonly string[]): Promise<Map<string, string>> {
  const catalogs = new Map<string, Record<string, unknown>>();
  for (const language of languages) {
    const { messages } = await import(join(source, 'i18n/catalogs', `${language}.ts`));
    catalogs.set(language, messages);
  }
  const ids = [...new Set([...catalogs.values()].flatMap(Object.keys))].sort();
  const files = new Map([
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
      `i18n/${language}.js`,
      `import{byId}from"../${idsFile}.js";export const messages=/* @__PURE__ */byId(JSON.parse(${texts}));\n`,
    );
    files.set(`i18n/${language}.d.ts`, types);
  }
  return files;
}
