import { join } from 'node:path';
import { source } from './graph.ts';

const idsFile = 'internal/ids';

/** A text as one line: bare when it is nothing but words, else as Lingui has compiled it. */
function line(message: unknown): string {
  const [words, ...more] = Array.isArray(message) ? message : [];
  const plain = typeof words === 'string' && more.length === 0 && /^[^[\n][^\n]*$/.test(words);
  return plain ? words : JSON.stringify(message);
}

const literal = (text: string) => `\`${text.replaceAll(/[\\`]|\$\{/g, sign => `\\${sign}`)}\``;

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
const read=line=>line[0]==="["?JSON.parse(line):[line];
export const byId=text=>{const lines=text.split("\\n");return Object.fromEntries(ids.flatMap((id,at)=>lines[at]?[[id,read(lines[at])]]:[]))};
`,
    ],
  ]);
  for (const [language, messages] of catalogs) {
    const texts = literal(ids.map(id => (id in messages ? line(messages[id]) : '')).join('\n'));
    files.set(
      `i18n/${language}.js`,
      `import{byId}from"../${idsFile}.js";export const messages=/* @__PURE__ */byId(${texts});\n`,
    );
  }
  return files;
}
