import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { root } from '../../support/run-step.ts';
import { figureFaults } from './figures.ts';
import { forbiddenWords } from './glossary.ts';
import { pluralFaults } from './plurals.ts';
import { allTexts, type Text } from './texts.ts';
import { typography } from './typography.ts';

const guideFile = (language: string) => `docs/languages/${language}.md`;
const glossaries = new Map(
  LANGUAGES.map(language => [
    language as string,
    forbiddenWords(readFileSync(join(root, guideFile(language)), 'utf8')),
  ]),
);

/** What people read of a message: every plural and select case, `#` for values, no tags. */
function readable(message: string): string {
  const text = message.replaceAll(/<\/?\w+>/g, '');
  let at = 0;
  const sentence = (): string => {
    let shown = '';
    while (at < text.length && text[at] !== '}') shown += text[at] === '{' ? argument() : text[at++];
    return shown;
  };
  const argument = (): string => {
    const [head = '{', cases] = text.slice(at).match(/^\{\w+(, (?:plural|select),)?/) ?? [];
    at += head.length;
    const shown: string[] = [];
    while (cases && at < text.length && text[at] !== '}') {
      at = text.indexOf('{', at) + 1;
      shown.push(sentence());
      at += /^\}\s*/.exec(text.slice(at))?.[0].length ?? 1;
    }
    at += 1;
    return cases ? shown.join('|') : '#';
  };
  return sentence();
}

/** What breaks the typography or the glossary of its language, each with its reason. */
export function wordingFaults({ language, text }: Pick<Text, 'language' | 'text'>): string[] {
  const shown = readable(text);
  const marks = (typography[language] ?? [])
    .filter(({ fault }) => fault.test(shown))
    .map(({ reason }) => reason);
  const words = (glossaries.get(language) ?? [])
    .filter(({ pattern }) => pattern.test(shown))
    .map(({ word, instead }) => `“${word}” is not used: ${instead} (${guideFile(language)})`);
  return [...marks, ...words];
}

/** What breaks the guide of its language, one line each with file, key and reason. */
export const wordingProblems = (texts: readonly Text[] = allTexts()): string[] =>
  texts.flatMap(text =>
    [...wordingFaults(text), ...messageFaults(text)].map(reason => `${text.file}: ${text.key}: ${reason}`),
  );

/** What is wrong with a message of a catalog: English is written first, so its numbers are checked there. */
function messageFaults(text: Text): string[] {
  if (!text.file.endsWith('.po')) return [];
  return [...pluralFaults(text), ...(text.language === 'en' ? figureFaults(text) : [])];
}
