export type { Message, Messages } from '../i18n/catalog.ts';
export type { UiMessageId } from '../i18n/message-ids.ts';
export { type RichTags, rich } from '../i18n/rich.tsx';
export { CopyScope, type CopyScopeProps, type UiCopy } from './CopyScope.tsx';
export { type Clock, liveClock, stillClock } from './clock.ts';
export type { Brand, ContrastLevel, Density, Mode, UiContextValue } from './context.ts';
export { createFormat, type Format } from './format.ts';
export {
  type MessageDescriptor,
  type Translate,
  useBrand,
  useClock,
  useFormat,
  useLink,
  useNow,
  useT,
  useUi,
} from './hooks.ts';
export type { LinkComponent, LinkProps } from './link.ts';
export { type ThemeAxes, ThemeScope, themeAttributes } from './theme.tsx';
export { createTranslator, type Translator } from './translator.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
