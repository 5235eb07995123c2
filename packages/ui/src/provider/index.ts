export { plain } from '../i18n/plain.ts';
export type { Translate } from '../i18n/translate.ts';
export { CopyScope, type CopyScopeProps } from './CopyScope.tsx';
export { type Clock, fixedClock, liveClock } from './clock.ts';
export type { Brand, ContrastLevel, Density, Mode, UiContextValue } from './context.ts';
export { createFormat, type Format } from './format.ts';
export {
  useBrand,
  useClock,
  useFormat,
  useLink,
  useNow,
  useUi,
} from './hooks.ts';
export type { LinkComponent, LinkProps } from './link.ts';
export { ModeScript, type ModeScriptProps } from './ModeScript.tsx';
export { modeFromCookies, modeScript } from './mode.ts';
export { TranslatedText } from './TranslatedText.tsx';
export { type ThemeAxes, ThemeScope, themeAttributes } from './theme.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { type ModeChoice, useMode } from './useMode.ts';
