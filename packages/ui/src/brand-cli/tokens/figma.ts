import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { alpha } from '../../theme/compiler/colour.ts';
import { variableName } from '../../theme/variable-name.ts';
import type { BrandTokens, Token } from './brand-tokens.ts';
import type { DimensionValue, ShadowValue } from './values.ts';

export type FigmaValue =
  | string
  | number
  | { r: number; g: number; b: number; a: number }
  | { type: 'VARIABLE_ALIAS'; id: string };

/** What Figma's API takes to create variables (`POST /v1/files/:key/variables`). */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: { action: 'CREATE' | 'UPDATE'; id: string; name: string; variableCollectionId: string }[];
  variables: {
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
    codeSyntax?: { WEB: string };
  }[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

const pixels = ({ value, unit }: DimensionValue) => (unit === 'rem' ? value * 16 : value);
const shadowText = ({ color, offsetX, offsetY, blur, spread }: ShadowValue) =>
  `${[offsetX, offsetY, blur, spread].map(size => `${pixels(size)}px`).join(' ')} ${alpha(color.hex, color.alpha)}`;

/** A token as Figma has it: sizes in pixels, times in milliseconds, texts of CSS for what it has no type for. */
function figmaValue({ value }: Token): FigmaValue {
  switch (value.type) {
    case 'color': {
      const [r, g, b] = value.value.components;
      return { r, g, b, a: value.value.alpha };
    }
    case 'dimension':
      return pixels(value.value);
    case 'duration':
      return value.value.value;
    case 'fontFamily':
      return value.value.join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${value.value.join(', ')})`;
    case 'shadow':
      return value.value.map(shadowText).join(', ');
    default:
      return value.value;
  }
}

const typeOf = (value: FigmaValue) => {
  if (typeof value === 'number') return 'FLOAT';
  return typeof value === 'string' ? 'STRING' : 'COLOR';
};
const variableId = (path: string) => `variable:${path}`;
/** Groups that only the palette has; the others are variables of the style sheet. */
const isPrimitive = ([group = '']: readonly string[]) => group === 'seed' || group === 'palette';

/** The variables of a brand for Figma: a collection whose modes are the four themes, and one of measures. */
export function figmaVariables({ name }: CompleteBrand, { base, themes }: BrandTokens): FigmaVariables {
  const collections = [
    { id: 'collection:themes', name, modes: themes },
    { id: 'collection:measures', name: `${name}, measures`, modes: [{ id: 'all', tokens: base }] },
  ];
  const modeId = (id: string) => `mode:${id}`;
  return {
    variableCollections: collections.map(({ id, name: title, modes }) => ({
      action: 'CREATE',
      id,
      name: title,
      initialModeId: modeId(modes[0]?.id ?? ''),
    })),
    // the first mode exists with its collection
    variableModes: collections.flatMap(({ id, modes }) =>
      modes.map((mode, at) => ({
        action: at === 0 ? ('UPDATE' as const) : ('CREATE' as const),
        id: modeId(mode.id),
        name: mode.id,
        variableCollectionId: id,
      })),
    ),
    variables: collections.flatMap(({ id, modes }) =>
      (modes[0]?.tokens ?? []).map(token => ({
        action: 'CREATE' as const,
        id: variableId(token.path.join('.')),
        name: token.path.join('/'),
        variableCollectionId: id,
        resolvedType: typeOf(figmaValue(token)),
        ...(isPrimitive(token.path) ? {} : { codeSyntax: { WEB: `var(--${variableName(token.path)})` } }),
      })),
    ),
    variableModeValues: collections.flatMap(({ modes }) =>
      modes.flatMap(mode =>
        mode.tokens.map(token => ({
          variableId: variableId(token.path.join('.')),
          modeId: modeId(mode.id),
          value:
            token.alias === undefined
              ? figmaValue(token)
              : ({ type: 'VARIABLE_ALIAS', id: variableId(token.alias) } as const),
        })),
      ),
    ),
  };
}
