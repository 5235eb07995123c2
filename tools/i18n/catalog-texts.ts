import { readFileSync } from 'node:fs';

const unescaped = (text: string) => text.replaceAll(/\\(.)/g, '$1');

/** Ids and texts of a catalog (`.po`), in its order; a text that is not translated is empty. */
export const catalogTexts = (file: string): [id: string, text: string][] =>
  [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
    ([, id = '', text = '']) => [id, unescaped(text)],
  );
