import { colourShape, measureShape } from '../theme/shape.ts';
import { variableName } from '../theme/variable-name.ts';

type Shape = { readonly [key: string]: null | Shape };

const names = (shape: Shape, path: string[] = []): string[] =>
  Object.entries(shape).flatMap(([key, part]) =>
    part === null ? [`--${variableName([...path, key])}`] : names(part, [...path, key]),
  );
const { space, touch, ...ofBrand } = measureShape;

/** Colours that every brand sets. */
export const colourVariables: readonly string[] = names(colourShape);
/** Everything that every brand sets. */
export const brandVariables: readonly string[] = [...colourVariables, ...names(ofBrand)];
/** Variables that follow density; a brand may set them. */
export const densityVariables: readonly string[] = names({ space, touch });
/** Colours that are meant to be translucent. */
export const isTranslucent = (name: string): boolean =>
  /^--vl-(action-plain-|photo-(scrim|veil)$|backdrop$)/.test(name);

/** The contract filled with one value for each name. */
export const fill = <Tree>(value: (name: string) => string): Tree => {
  const walk = (shape: Shape, path: string[]): unknown =>
    Object.fromEntries(
      Object.entries(shape).map(([key, part]) => [
        key,
        part === null ? value(`--${variableName([...path, key])}`) : walk(part, [...path, key]),
      ]),
    );
  return walk(colourShape, []) as Tree;
};
