import { create, type ThemeVars } from 'storybook/theming';
import { brand as nordlys } from '../packages/ui/src/brands/nordlys/brand.ts';
import { brand as velluto } from '../packages/ui/src/brands/velluto/brand.ts';
import type { Mode } from '../packages/ui/src/theme/compiler/ramp.ts';
import { modeThemes } from '../packages/ui/src/theme/compiler/resolved-themes.ts';

const brands = [velluto, nordlys];

/** The mode of a reader who follows the device. */
export const darkDevice = matchMedia('(prefers-color-scheme: dark)');

/** The mode that is shown for the choice of the toolbar: without one, and for `system`, that of the device. */
export const shownMode = (chosen?: string): Mode =>
  chosen === 'light' || chosen === 'dark' ? chosen : darkDevice.matches ? 'dark' : 'light';

/** Storybook's own bars, panels and tables in the colours and typefaces of a brand; Velluto for a brand it does not know. */
export function storybookTheme(id: string, mode: Mode): ThemeVars {
  const brand = brands.find(known => known.id === id) ?? velluto;
  const [theme] = modeThemes(brand, mode);
  if (!theme) throw new Error(`The brand ${id} has no theme for ${mode}.`);
  const { surface, content, border, action } = theme.colours;
  const corner = Math.round(brand.shape * 12);
  return create({
    base: mode,
    colorPrimary: content.accent,
    // below white letters: Storybook darkens it for the chosen row of the sidebar
    colorSecondary: action.primary.bg.rest,
    appBg: surface.sunken,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: surface.accent,
    appBorderColor: border.hairline,
    appBorderRadius: corner,
    textColor: content.default,
    textInverseColor: content.onInverse,
    textMutedColor: content.muted,
    barTextColor: content.muted,
    barHoverColor: content.accent,
    barSelectedColor: content.accent,
    barBg: surface.page,
    buttonBg: surface.raised,
    buttonBorder: border.default,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.overlay,
    inputBg: surface.raised,
    inputBorder: border.strong,
    inputTextColor: content.default,
    inputBorderRadius: corner,
    fontBase: brand.fonts.body,
    brandTitle: brand.name,
    brandUrl: './',
  });
}
