import { measureShape } from '../theme/shape.ts';
import { variableName } from '../theme/variable-name.ts';

/** Which page of Foundations shows which values of the theme; colours have a page of their own. */
export const pages = {
  type: ['text', 'font'],
  motion: ['motion'],
  elevation: ['elevation'],
  space: ['space', 'touch', 'radius', 'portrait', 'row'],
  photos: ['treatment'],
  scenes: ['scene'],
} as const satisfies Record<string, (keyof typeof measureShape)[]>;

type Tree = { readonly [key: string]: null | Tree };
const variablesIn = (tree: Tree, path: string[]): string[] =>
  Object.entries(tree).flatMap(([key, part]) =>
    part === null ? `--${variableName([...path, key])}` : variablesIn(part, [...path, key]),
  );

/** The variables that a page has to show, sorted. */
export const variablesOf = (page: keyof typeof pages): string[] =>
  pages[page].flatMap(group => variablesIn(measureShape[group], [group])).sort();
