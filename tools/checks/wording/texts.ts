import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { icebreakersIn } from '../../../packages/server/src/areas/chat/icebreakers.ts';
import { catalogTexts } from '../../i18n/catalog-texts.ts';
import { root } from '../../support/run-step.ts';

/** A text of the user interface, and its location. */
export interface Text {
  file: string;
  key: string;
  language: string;
  text: string;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The texts of a catalog, whose name is its language. */
function messageTexts(file: string): Text[] {
  const language = basename(file, '.po');
  return catalogTexts(join(root, file)).map(([key, text]) => ({ file, key, language, text }));
}

/** The lines of a page of text, without the addresses of its links. */
function pageTexts(file: string): Text[] {
  return read(file)
    .split('\n')
    .map((line, index) => ({
      file,
      key: `line ${index + 1}`,
      language: basename(dirname(file)),
      text: line.replaceAll(/\]\([^)]*\)/g, ']'),
    }));
}

/** The texts of a site file: every value whose key is a language code. */
function siteTexts(file: string): Text[] {
  const found: Text[] = [];
  const collect = (value: unknown, path: string[]): void => {
    const language = LANGUAGES.find(code => code === path.at(-1));
    if (typeof value === 'string' && language) {
      found.push({ file, key: path.join('.'), language, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) collect(part, [...path, key]);
    }
  };
  collect(JSON.parse(read(file)), []);
  return found;
}

const icebreakerTexts = (): Text[] =>
  LANGUAGES.flatMap(language =>
    icebreakersIn(language).map(({ id, text }) => ({
      file: 'packages/server/src/areas/chat/icebreakers.ts',
      key: `${language}.${id}`,
      language,
      text,
    })),
  );

/** Every text of the product: catalogs of app, components and mails, pages of text, site files, icebreakers. */
export function allTexts(): Text[] {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  return [
    ...found('{app,packages/*}/src/**/catalogs/*.po').flatMap(messageTexts),
    ...found('app/src/content/pages/*/*.md').flatMap(pageTexts),
    ...found('sites/!(*.schema).json').flatMap(siteTexts),
    ...icebreakerTexts(),
  ];
}
