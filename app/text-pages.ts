import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { lexer, type MarkedToken, type Token } from 'marked';
import type { Plugin } from 'vite';
import { textPageNames } from './src/features/pages/page-names.ts';
import {
  isPlaceholder,
  placeholderPattern,
  type TextElement,
  type TextNode,
  type TextPage,
} from './src/features/pages/text-page.ts';

/** Addresses a text page may link to: pages of the app, mail, telephone, other sites. */
const address = /^(?:\/(?!\/)|mailto:|tel:|https:\/\/)/;

const day = /^\d{4}-\d\d-\d\d$/;

/** Text pages are written in Markdown and compiled to data, so that browsers load no parser. */
export const textPages: Plugin = {
  name: 'velluto:text-pages',
  transform: {
    filter: { id: /\/content\/pages\/.+\.md$/ },
    handler: source => ({
      code: `export default ${JSON.stringify(compileTextPage(source))};`,
      map: null,
      moduleType: 'js',
    }),
  },
};

/** Stops the build where a page is missing in a language of the product: readers would get it in English. */
export const allTextPages: Plugin = {
  name: 'velluto:all-text-pages',
  apply: 'build',
  buildStart() {
    const missing = missingTextPages(join(import.meta.dirname, 'src/content/pages'));
    if (missing.length > 0) this.error(missing.join('\n'));
  },
};

/** What is missing in a folder of pages, one sentence a file. */
export const missingTextPages = (folder: string): string[] =>
  LANGUAGES.flatMap(language =>
    textPageNames
      .map(name => ({ name, file: join(folder, language, `${name}.md`) }))
      .filter(({ file }) => !existsSync(file))
      .map(
        ({ name, file }) =>
          `${file}: the page "${name}" is missing in the language "${language}": every page is in all of ${LANGUAGES.join(', ')}.`,
      ),
  );

/**
 * Makes a page from its Markdown file: a headline, the day of the last change as a paragraph of its own where there is
 * one (`2026-11-21`), and the text.
 *
 * @throws Error for a page without headline, an unknown placeholder, HTML, and everything that a page cannot show
 */
export function compileTextPage(source: string): TextPage {
  const [headline, ...rest] = lexer(source).filter(({ type }) => type !== 'space') as MarkedToken[];
  if (headline?.type !== 'heading' || headline.depth !== 1) {
    throw new Error('A text page begins with its headline: `# Terms of use`.');
  }
  const [first, ...others] = rest;
  const changed = first?.type === 'paragraph' && day.test(first.text) ? first.text : undefined;
  const content = (changed === undefined ? rest : others).flatMap(block);
  checkPlaceholders(source);
  const ids = content.flatMap(([tag, , id]) => (tag === 'h2' || tag === 'h3' ? [id] : []));
  if (new Set(ids).size < ids.length) throw new Error('Two headings of a text page are alike.');
  return { title: headline.text, ...(changed && { changed }), content };
}

function checkPlaceholders(text: string): void {
  for (const [written, name = ''] of text.matchAll(placeholderPattern)) {
    if (!isPlaceholder(name)) throw new Error(`A text page has the unknown placeholder ${written}.`);
  }
}

/** Block elements: headings, paragraphs, lists, quotations. */
function block(token: Token): TextElement[] {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
      return [];
    case 'heading':
      if (known.depth !== 2 && known.depth !== 3)
        throw new Error(`No heading of a text page: ${known.raw.trim()}`);
      return [[`h${known.depth}`, inline(known.tokens), slug(known.text)]];
    case 'paragraph':
      return [['p', inline(known.tokens)]];
    case 'blockquote':
      return [['blockquote', known.tokens.flatMap(block)]];
    case 'list':
      return [[known.ordered ? 'ol' : 'ul', known.items.map(item => ['li', item.tokens.flatMap(inItem)])]];
    default:
      throw new Error(`A text page cannot show ${known.type}: ${known.raw.trim()}`);
  }
}

/** A list item is a line; it has paragraphs of its own only in a loose list. */
const inItem = (token: Token): TextNode[] =>
  token.type === 'text' && token.tokens ? inline(token.tokens) : block(token);

function inline(tokens: readonly Token[]): TextNode[] {
  return tokens.map(token => {
    const known = token as MarkedToken;
    switch (known.type) {
      case 'text':
      case 'escape':
        return known.text;
      case 'strong':
      case 'em':
        return [known.type, inline(known.tokens)];
      case 'link':
        if (!address.test(known.href)) throw new Error(`A text page cannot link to ${known.href}`);
        return ['a', inline(known.tokens), known.href];
      default:
        throw new Error(`A text page cannot show ${known.type}: ${known.raw.trim()}`);
    }
  });
}

/** The id of a heading: its words in lower case, without accents and strokes. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l') // a letter of its own, not one with an accent
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
