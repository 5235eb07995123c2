import { growPalette } from './palette.ts';
import type { Mode } from './ramp.ts';
import { type ColourInput, type Colours, type Contrast, semanticColours } from './semantic.ts';

/** A brand as it is seen: in one mode, at one level of contrast. */
export interface Face {
  mode: Mode;
  level: Contrast;
  colours: Colours;
}

export const modes: readonly Mode[] = ['light', 'dark'];
export const levels: readonly Contrast[] = ['normal', 'more'];

/** All four faces of a brand: light and dark, normal and more contrast. */
export const brandFaces = (brand: ColourInput): Face[] =>
  modes.flatMap(mode => {
    const palette = growPalette(brand.seeds, mode);
    return levels.map(level => ({ mode, level, colours: semanticColours(brand, mode, level, palette) }));
  });
