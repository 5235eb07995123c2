import type { ReactNode } from 'react';
import type { ContrastLevel, Density, Mode } from './context.ts';

/** Settings of the theme; an axis that is left out is inherited. */
export interface ThemeAxes {
  /** Id of the brand. */
  brand?: string;
  /** `system` follows the device. */
  mode?: Mode;
  contrast?: ContrastLevel;
  density?: Density;
}

/** Attributes of the theme axes, for `<html>` or any subtree. */
export const themeAttributes = ({ brand, mode, contrast, density }: ThemeAxes): Record<string, string> => ({
  ...(brand ? { 'data-vl-brand': brand } : {}),
  ...(mode && mode !== 'system' ? { 'data-vl-mode': mode } : {}),
  ...(contrast ? { 'data-vl-contrast': contrast } : {}),
  ...(density ? { 'data-vl-density': density } : {}),
});

/** A part of the page with other theme settings than the page. */
export const ThemeScope = ({ children, ...axes }: ThemeAxes & { children: ReactNode }) => (
  <div {...themeAttributes(axes)}>{children}</div>
);
