import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colourShape, measureShape } from './shape.ts';
import { variableName } from './variable-name.ts';

/**
 * The theme contract: every value a component may use for colour, space, type, shape, depth and motion.
 * Variable names are public API: `vars.surface.page` is `var(--vl-surface-page)`.
 */
export const vars = createGlobalThemeContract({ ...colourShape, ...measureShape }, (_value, path) =>
  variableName(path),
);
