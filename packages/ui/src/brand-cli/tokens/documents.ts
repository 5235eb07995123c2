import { createHash } from 'node:crypto';
import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { type BrandTokens, brandTokens, type Token } from './brand-tokens.ts';
import { figmaVariables } from './figma.ts';

/** A document of the Design Tokens format: groups, and tokens with `$type` and `$value`. */
export interface TokenDocument {
  $description?: string;
  $extensions?: { [vendor]?: TokenOrigin };
  [name: string]: unknown;
}

/** Where a document comes from. */
export interface TokenOrigin {
  /** Id of the brand. */
  brand: string;
  /** File that the brand is written in. */
  source: string;
  /** `base`, or the theme. */
  part: string;
  /** Values of CSS that the format has no type for, by path. */
  css?: Record<string, string>;
  /** Hash of the document without this field. */
  sha256?: string;
}

/** Key of what this package adds to a document. */
export const vendor = 'example.velluto';

/** Hash by which a document is known to be as it was written. */
export function documentHash({ $extensions, ...groups }: TokenDocument): string {
  const { sha256: _, ...origin } = $extensions?.[vendor] ?? {};
  return createHash('sha256')
    .update(JSON.stringify([origin, groups]))
    .digest('hex');
}

/** Tokens as groups within groups. */
function grouped(tokens: readonly Token[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { path, value, alias } of tokens) {
    if (value.type === 'css') continue;
    let group = root;
    for (const name of path.slice(0, -1)) {
      group[name] ??= {};
      group = group[name] as Record<string, unknown>;
    }
    const $value = alias === undefined ? value.value : `{${alias}}`;
    group[path.at(-1) ?? ''] = { $type: value.type, $value };
  }
  return root;
}

function tokenDocument(
  { id, name }: CompleteBrand,
  part: string,
  tokens: readonly Token[],
  source: string,
): TokenDocument {
  const css = tokens.flatMap(({ path, value }) =>
    value.type === 'css' ? [[path.join('.'), value.value] as const] : [],
  );
  const origin: TokenOrigin = {
    brand: id,
    source,
    part,
    ...(css.length > 0 ? { css: Object.fromEntries(css) } : {}),
  };
  const document: TokenDocument = {
    $description: `${name}, ${part}. Generated from ${source} by velluto-brand; change it there.`,
    $extensions: { [vendor]: origin },
    ...grouped(tokens),
  };
  origin.sha256 = documentHash(document);
  return document;
}

const fileOf = (part: string) => `${part}.tokens.json`;

/** A document of the resolver module: which files make up which theme. */
const resolver = ({ name }: CompleteBrand, { themes }: BrandTokens) => ({
  name,
  version: '2025.10',
  sets: { base: { sources: [{ $ref: fileOf('base') }] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(themes.map(({ id }) => [id, [{ $ref: fileOf(id) }]])),
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
});

/**
 * The files that a brand's tokens leave in, as JSON by name: the Design Tokens format of October 2025, a file a theme and
 * one for what all share, the resolver document that joins them, and variables for Figma.
 *
 * @param source name of the file that the brand is written in
 */
export function tokenFiles(brand: CompleteBrand, source: string): Map<string, unknown> {
  const tokens = brandTokens(brand);
  const parts = [{ id: 'base', tokens: tokens.base }, ...tokens.themes];
  return new Map<string, unknown>([
    ...parts.map(part => [fileOf(part.id), tokenDocument(brand, part.id, part.tokens, source)] as const),
    ['brand.resolver.json', resolver(brand, tokens)],
    ['figma.variables.json', figmaVariables(brand, tokens)],
  ]);
}
