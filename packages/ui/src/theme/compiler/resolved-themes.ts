import { generatePalette } from './palette.ts';
import type { Mode } from './ramp.ts';
import { type ColourInput, type Colours, type Contrast, semanticColours } from './semantic.ts';

/** The colours of a brand in one mode, at one level of contrast. */
export interface ResolvedTheme {
  mode: Mode;
  level: Contrast;
  colours: Colours;
}

export const modes: readonly Mode[] = ['light', 'dark'];
export const levels: readonly Contrast[] = ['normal', 'more'];

/** Both themes of a brand in one mode: normal and more contrast. */
export function modeThemes(brand: ColourInput, mode: Mode): ResolvedTheme[] {
  const palette = generatePalette(brand, mode);
  return levels.map(level => ({ mode, level, colours: semanticColours(brand, mode, level, palette) }));
}

/** All four themes of a brand: light and dark, normal and more contrast. */
export const brandThemes = (brand: ColourInput): ResolvedTheme[] =>
  modes.flatMap(mode => modeThemes(brand, mode));
