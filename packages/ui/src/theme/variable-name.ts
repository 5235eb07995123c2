/** Name of a contract variable without the leading dashes: `['surface', 'page']` → `vl-surface-page`. */
export const variableName = (path: readonly string[]): string => `vl-${path.join('-')}`;
