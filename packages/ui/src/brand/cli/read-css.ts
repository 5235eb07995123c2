import { type AnyNode, type Declaration, list, parse, type Root } from 'postcss';
import type { Mode } from '../../theme/compile/ramp.ts';
import type { Contrast } from '../../theme/compile/semantic.ts';

/** What a brand's style sheet sets. */
export interface BrandCss {
  /** Ids of the brands in it; a valid style sheet has one. */
  ids: string[];
  /** Values of the brand's main rule, `[data-vl-brand="…"]`. */
  normal: Map<string, string>;
  /** Values that replace them in the high-contrast theme. */
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

/** Address of a local file, without its query; undefined for `data:` and for other hosts. */
export const localFile = (address: string): string | undefined => {
  const plain = unquote(address);
  return /^([a-z]+:|\/)/i.test(plain) ? undefined : plain.replace(/[?#].*$/, '');
};

/** Matches the addresses of a declaration: `url(a.woff2)`, `url("a.woff2")`. */
export const urls = /url\(\s*("[^"]*"|'[^']*'|[^)"']*)\s*\)/g;

function fontsIn(root: Root): FontFiles {
  const fonts: FontFiles = { families: new Set(), files: [] };
  root.walkAtRules('font-face', face => {
    face.walkDecls('font-family', ({ value }) => {
      fonts.families.add(unquote(value));
    });
    face.walkDecls('src', ({ value }) => {
      for (const [, address = ''] of value.matchAll(urls)) {
        const file = localFile(address);
        if (file !== undefined) fonts.files.push(file);
      }
    });
  });
  return fonts;
}

/** `@font-face` rules of a style sheet. Throws CssSyntaxError when it cannot be parsed. */
export const readFonts = (css: string): FontFiles => fontsIn(parse(css));

/** Conditions of the media queries around a declaration. */
function mediaAround({ parent }: Declaration): string[] {
  const media: string[] = [];
  for (let around = parent as AnyNode | undefined; around; around = around.parent as AnyNode | undefined)
    if (around.type === 'atrule' && around.name === 'media') media.push(around.params);
  return media;
}

const brandId = (selector: string) => /\[data-vl-brand\s*=\s*["']?([\w-]+)["']?\s*\]/.exec(selector)?.[1];

/** Reads a brand's style sheet. Throws CssSyntaxError when it cannot be parsed. */
export function readBrandCss(css: string): BrandCss {
  const root = parse(css);
  const ids = new Set<string>();
  root.walkRules(({ selector }) => {
    const id = brandId(selector);
    if (id) ids.add(id);
  });
  const sheet: Omit<BrandCss, 'ids' | 'fonts'> = {
    normal: new Map(),
    more: new Map(),
    names: new Set(),
    touch: [],
  };
  root.walkDecls(/^--vl-/, declaration => {
    const { prop: name, parent } = declaration;
    const value = declaration.value.trim();
    const selector = parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
    const media = mediaAround(declaration);
    const setsMoreContrast = /data-vl-contrast\s*=\s*["']?more/.test(selector);
    const plain = media.length === 0 && !/data-vl-(contrast|mode|density)/.test(selector);
    sheet.names.add(name);
    if (name === '--vl-touch-min') sheet.touch.push([selector, value]);
    if (setsMoreContrast || media.some(query => /prefers-contrast\s*:\s*more/.test(query)))
      sheet.more.set(name, value);
    else if (brandId(selector) && plain) sheet.normal.set(name, value);
  });
  return { ids: [...ids], ...sheet, fonts: fontsIn(root) };
}

/** Value of a variable in one mode: the half of `light-dark()` that applies. Undefined when it is not set. */
export function valueIn(sheet: BrandCss, name: string, mode: Mode, level: Contrast): string | undefined {
  const value = (level === 'more' ? sheet.more.get(name) : undefined) ?? sheet.normal.get(name);
  const [, inner] = /^light-dark\((.*)\)$/s.exec(value?.trim() ?? '') ?? [];
  if (inner === undefined) return value?.trim();
  const [light, dark] = list.comma(inner);
  return mode === 'light' ? light : dark;
}
