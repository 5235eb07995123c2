export { type Copy, type OwnValueId, withCopy } from '../i18n/copy.ts';
export type { MessageId } from '../i18n/message-ids.ts';
export { plain } from '../i18n/plain.ts';
export type { Translate } from '../i18n/translate.ts';
export { CopyScope, type CopyScopeProps } from './CopyScope.tsx';
export { type Clock, fixedClock, liveClock } from './clock.ts';
export type { Brand, ContrastLevel, Density, Mode, UiContextValue } from './context.ts';
export { focusFreed } from './focus-freed.ts';
export { createFormat, type Format } from './format.ts';
export {
  useBrand,
  useClock,
  useFormat,
  useIcons,
  useImage,
  useLink,
  useNow,
  useRoutes,
  useUi,
} from './hooks.ts';
export type { IconComponent, Icons } from './icons.ts';
export type { ImageComponent, ImageProps } from './image.ts';
export type { LinkComponent, LinkProps } from './link.ts';
export { ModeScript, type ModeScriptProps } from './ModeScript.tsx';
export { modeFromCookies, modeScript } from './mode.ts';
export { defaultRoutes, fillHref, type HrefTemplate, type RouteName, type Routes } from './routes.ts';
export { TranslatedText } from './TranslatedText.tsx';
export { type ThemeAxes, ThemeScope, themeAttributes } from './theme.tsx';
export { type FictionalWords, UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { type ModeChoice, useMode } from './useMode.ts';
export { ownWording, recordWording, repeatWording, type Wording } from './wording.ts';
