import { type AnyNode, type Declaration, parse, type Root, type Rule } from 'postcss';
import type { Mode } from '../theme/compiler/ramp.ts';
import type { Contrast } from '../theme/compiler/semantic.ts';
import { resolveSwitches, switches } from '../theme/switches.ts';

/** What a brand's style sheet sets. */
export interface BrandCss {
  /** Ids of the brands in it; a valid style sheet has one. */
  ids: string[];
  /** Values of the brand's rules, `[data-vl-brand="…"]`; those that follow mode and contrast have all of them. */
  values: Map<string, string>;
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

/** Whether a declaration stands in a media query. */
function isConditional({ parent }: Declaration): boolean {
  for (let around = parent as AnyNode | undefined; around; around = around.parent as AnyNode | undefined)
    if (around.type === 'atrule' && around.name === 'media') return true;
  return false;
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
  const sheet: Omit<BrandCss, 'ids' | 'fonts'> = { values: new Map(), names: new Set(), touch: [] };
  root.walkDecls(/^--vl-/, declaration => {
    const { prop: name } = declaration;
    const value = declaration.value.trim();
    const selectors = declaration.parent?.type === 'rule' ? (declaration.parent as Rule).selectors : [];
    const ofBrand = selectors.some(
      selector => brandId(selector) && !/data-vl-(contrast|mode|density)/.test(selector),
    );
    sheet.names.add(name);
    if (name === '--vl-touch-min') sheet.touch.push([selectors.join(', '), value]);
    if (ofBrand && !isConditional(declaration)) sheet.values.set(name, value);
  });
  return { ids: [...ids], ...sheet, fonts: fontsIn(root) };
}

/** Value of a variable in one mode and level of contrast. Undefined when it is not set. */
export function valueIn(sheet: BrandCss, name: string, mode: Mode, level: Contrast): string | undefined {
  const value = sheet.values.get(name);
  return value === undefined ? undefined : resolveSwitches(value, [switches[mode], switches[level]]);
}
