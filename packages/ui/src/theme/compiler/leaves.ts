/** Groups of texts within groups, such as the colours of a theme. */
export type Tree = { readonly [key: string]: string | Tree };

/** Every text of a tree with its path. */
export const leaves = (tree: Tree, path: readonly string[] = []): [path: string[], value: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string[], string][] =>
    typeof value === 'string' ? [[[...path, key], value]] : leaves(value, [...path, key]),
  );
