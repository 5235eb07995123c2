import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts, type Text } from '../checks/wording/texts.ts';
import { root } from '../support/run-step.ts';

/** For each text the fingerprint of the English that its translations were last compared with. */
export type Reviewed = Record<string, string>;

const file = join(root, 'tools/i18n/reviewed.json');
const isPage = (text: Text) => text.file.endsWith('.md');
/** The name of a text in every language: a page of text is one, a message has its id, a site file its place. */
function nameOf({ file, key, language }: Text): string {
  if (file.endsWith('.md')) return file.replace(/^.*\/pages\/\w+\//, 'pages/');
  if (file.endsWith('.po')) return key;
  return `${file}#${key
    .split('.')
    .filter(part => part !== language)
    .join('.')}`;
}

/** The texts of a language by name. */
export function textsByName(texts: readonly Text[], language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts.filter(({ language: of }) => of === language)) {
    const before = found.get(nameOf(text));
    found.set(nameOf(text), before !== undefined && isPage(text) ? `${before}\n${text.text}` : text.text);
  }
  return found;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Names of the texts whose English is no longer that which the translations were compared with. */
export const dueTexts = (reviewed: Reviewed, english: ReadonlyMap<string, string>): string[] =>
  [...english].flatMap(([name, text]) =>
    reviewed[name] !== undefined && reviewed[name] !== fingerprint(text) ? [name] : [],
  );

/** Whether a text has no entry yet, or an entry has no text any more: an extraction corrects that. */
export const namesDiffer = (reviewed: Reviewed, english: ReadonlyMap<string, string>): boolean =>
  [...english.keys()].some(name => reviewed[name] === undefined) ||
  Object.keys(reviewed).some(name => !english.has(name));

/** The entries after an extraction: new texts are taken as translated from today’s English, and `looked` were compared with it. */
export function reviewedNow(
  reviewed: Reviewed,
  english: ReadonlyMap<string, string>,
  looked: readonly string[] = [],
): Reviewed {
  const entries = [...english].map(([name, text]): [string, string] => [
    name,
    looked.includes(name) ? fingerprint(text) : (reviewed[name] ?? fingerprint(text)),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const readReviewed = (): Reviewed => JSON.parse(readFileSync(file, 'utf8'));

/** Problems of the entries, one line each. */
export function reviewProblems(): string[] {
  const english = textsByName(allTexts(), 'en');
  const reviewed = readReviewed();
  if (namesDiffer(reviewed, english))
    return ['tools/i18n/reviewed.json is not in step: run `pnpm i18n:extract`.'];
  return dueTexts(reviewed, english).map(
    name =>
      `${name}: the English text changed: compare the six translations, then \`pnpm i18n:reviewed ${name}\`.`,
  );
}

/** `pnpm i18n:reviewed` lists the due texts; with names it records that all translations of these were compared. */
if (import.meta.main) {
  const looked = process.argv.slice(2);
  const texts = allTexts();
  const english = textsByName(texts, 'en');
  const unknown = looked.find(name => !english.has(name));
  if (unknown !== undefined) throw new Error(`There is no text “${unknown}”.`);
  const reviewed = reviewedNow(readReviewed(), english, looked);
  writeFileSync(file, `${JSON.stringify(reviewed, null, 2)}\n`);
  const languages = [...new Set(texts.map(({ language }) => language))];
  for (const name of dueTexts(reviewed, english)) {
    console.log(`\n${name} is due:`);
    if (!name.startsWith('pages/'))
      for (const language of languages)
        console.log(`  ${language}  ${textsByName(texts, language).get(name)}`);
  }
}
