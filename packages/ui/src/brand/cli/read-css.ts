import type { Mode } from '../../theme/compile/ramp.ts';
import type { Contrast } from '../../theme/compile/semantic.ts';
import { blocksOf, splitAt } from './css-blocks.ts';

/** What a brand's style sheet sets. */
export interface BrandCss {
  /** Ids of the brands it holds; a usable sheet holds one. */
  ids: string[];
  /** Values of the brand's own block. */
  normal: Map<string, string>;
  /** Values that replace them with more contrast. */
  more: Map<string, string>;
  /** Every `--vl-` variable set anywhere in the file. */
  names: Set<string>;
  /** Values of `--vl-touch-min` with the selector that sets them. */
  touch: [selector: string, value: string][];
  fonts: FontFiles;
}

/** `@font-face` rules of a style sheet. */
export interface FontFiles {
  families: Set<string>;
  /** Addresses of its files as they are written; `data:` and other hosts left out. */
  files: string[];
}

const unquote = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Address of a file beside the style sheet, with its query left out; nothing for data and other hosts. */
export const localFile = (address: string): string | undefined => {
  const plain = unquote(address);
  return /^([a-z]+:|\/)/i.test(plain) ? undefined : plain.replace(/[?#].*$/, '');
};

/** Matches the addresses of a declaration: `url(a.woff2)`, `url("a.woff2")`. */
export const urls = /url\(\s*("[^"]*"|'[^']*'|[^)"']*)\s*\)/g;

/** Fonts that a style sheet brings. Throws when it is no style sheet. */
export function readFonts(css: string): FontFiles {
  const fonts: FontFiles = { families: new Set(), files: [] };
  for (const { within, declarations } of blocksOf(css)) {
    if (within.at(-1) !== '@font-face') continue;
    for (const [name, value] of declarations) {
      if (name === 'font-family') fonts.families.add(unquote(value));
      if (name !== 'src') continue;
      for (const [, address = ''] of value.matchAll(urls)) {
        const file = localFile(address);
        if (file !== undefined) fonts.files.push(file);
      }
    }
  }
  return fonts;
}

/** Reads a brand's style sheet. Throws when it is none. */
export function readBrandCss(css: string): BrandCss {
  const ids = new Set<string>();
  const sheet: Omit<BrandCss, 'ids' | 'fonts'> = {
    normal: new Map(),
    more: new Map(),
    names: new Set(),
    touch: [],
  };
  for (const { within, declarations } of blocksOf(css)) {
    const selector = within.at(-1) ?? '';
    const [, id] = /\[data-vl-brand\s*=\s*["']?([\w-]+)["']?\s*\]/.exec(selector) ?? [];
    if (id) ids.add(id);
    const media = within.find(head => head.startsWith('@media'));
    const asks = /data-vl-contrast\s*=\s*["']?more/.test(selector);
    const more = asks || (media !== undefined && /prefers-contrast\s*:\s*more/.test(media));
    const plain = media === undefined && !/data-vl-(contrast|mode|density)/.test(selector);
    for (const [name, value] of declarations.filter(([name]) => name.startsWith('--vl-'))) {
      sheet.names.add(name);
      if (name === '--vl-touch-min') sheet.touch.push([selector, value]);
      if (more) sheet.more.set(name, value);
      else if (id && plain) sheet.normal.set(name, value);
    }
  }
  return { ids: [...ids], ...sheet, fonts: readFonts(css) };
}

/** Value of a variable in one mode: the half of `light-dark()` that counts. Nothing when it is not set. */
export function valueIn(sheet: BrandCss, name: string, mode: Mode, level: Contrast): string | undefined {
  const value = (level === 'more' ? sheet.more.get(name) : undefined) ?? sheet.normal.get(name);
  const [, inner] = /^light-dark\((.*)\)$/s.exec(value?.trim() ?? '') ?? [];
  if (inner === undefined) return value?.trim();
  const [light, dark] = splitAt(inner, ',');
  return mode === 'light' ? light : dark;
}
