import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { nordlys } from '../packages/ui/src/brands/nordlys/index.ts';
import { velluto } from '../packages/ui/src/brands/velluto/index.ts';
import { fixedClock } from '../packages/ui/src/provider/clock.ts';
import { TranslatedText } from '../packages/ui/src/provider/TranslatedText.tsx';
import { type ThemeAxes, themeAttributes } from '../packages/ui/src/provider/theme.tsx';
import { UiProvider } from '../packages/ui/src/provider/UiProvider.tsx';
import { storyNow } from '../packages/ui/test/clock.ts';
import { pseudo } from '../packages/ui/test/pseudo.ts';
import { showInLanguage } from '../packages/ui/test/words.ts';

const brands = { velluto, nordlys };
type Catalogs = Record<string, { messages: Messages }>;
const byLanguage = (catalogs: Catalogs) =>
  Object.entries(catalogs).map(
    ([path, { messages }]) => [path.replace(/^.*\/|\.ts$/g, ''), messages] as const,
  );
const appMessages = Object.fromEntries(
  byLanguage(import.meta.glob('../app/src/locales/catalogs/*.ts', { eager: true }) as Catalogs),
);
/** All texts of the stories by language: those of the package and those of the app's pages. */
export const storyMessages: Record<string, Messages> = Object.fromEntries(
  byLanguage(import.meta.glob('../packages/ui/src/i18n/catalogs/*.ts', { eager: true }) as Catalogs).map(
    ([language, packageMessages]) => [language, { ...packageMessages, ...appMessages[language] }],
  ),
);
/** Languages of the stories: those of the catalogs, and `pseudo`, which is English with longer texts. */
export const storyLanguages = [...Object.keys(storyMessages), 'pseudo'];
const regions: Record<string, string> = { en: 'en-GB', pseudo: 'en-GB' };
const clock = fixedClock(storyNow);

/** The text spacing that readers may set (WCAG 1.4.12). */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** The choices of the toolbar. */
export interface StoryAxes {
  brand?: string;
  mode?: string;
  contrast?: string;
  density?: string;
  /** `wide`: lines, words and letters as WCAG 1.4.12 asks. */
  spacing?: string;
  locale?: string;
  /** `rtl`: right to left, whatever the language. */
  direction?: string;
}

declare global {
  interface WindowEventMap {
    /** Sent by the tests of the contact sheets to show the story in another brand or mode without loading it again. */
    'vl:axes': CustomEvent<StoryAxes>;
    /** Sent when the story is drawn completely with these axes. */
    'vl:drawn': Event;
  }
}

function i18nOf(locale: string) {
  if (locale !== 'pseudo') return setupI18n({ locale, messages: { [locale]: storyMessages[locale] ?? {} } });
  const longerTexts = Object.entries(storyMessages.en ?? {}).map(([id, text]) => [id, pseudo(text)]);
  return setupI18n({ locale: 'en', messages: { en: Object.fromEntries(longerTexts) } });
}

/** Applies brand, mode, contrast, density, language and direction to the whole document. */
export function useAxes({
  brand,
  mode,
  contrast,
  density,
  locale = 'en',
  direction = 'ltr',
}: StoryAxes): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const name of ['brand', 'mode', 'contrast', 'density']) root.removeAttribute(`data-vl-${name}`);
    const attributes = themeAttributes({ brand, mode, contrast, density } as ThemeAxes);
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    root.lang = locale === 'pseudo' ? 'en' : locale;
    root.dir = direction;
  }, [brand, mode, contrast, density, locale, direction]);
}

/** Wraps every story: brand, mode, language, and a fixed clock so that its pictures never change with the time. */
export function StoryFrame({
  axes,
  bare,
  sheet = false,
  children,
}: {
  axes: StoryAxes;
  /** Without padding: for full-width components, and on docs pages, which have their own. */
  bare: boolean;
  /** A contact sheet. */
  sheet?: boolean;
  children: ReactNode;
}) {
  const [requested, setRequested] = useState<StoryAxes>({});
  const {
    brand = 'velluto',
    mode,
    contrast,
    density,
    spacing,
    locale = 'en',
    direction,
  } = { ...axes, ...requested };
  useLayoutEffect(() => {
    const request = ({ detail }: CustomEvent<StoryAxes>) => setRequested(detail);
    window.addEventListener('vl:axes', request);
    return () => window.removeEventListener('vl:axes', request);
  }, []);
  // pages draw their texts in transitions; React commits this later one only together with them or after them
  const [drawn, setDrawn] = useState(requested);
  useEffect(() => startTransition(() => setDrawn(requested)), [requested]);
  useEffect(() => {
    if (drawn === requested) window.dispatchEvent(new Event('vl:drawn'));
  }, [drawn, requested]);
  useAxes({ brand, mode, contrast, density, locale, direction });
  const i18n = useMemo(() => i18nOf(locale), [locale]);
  const region = regions[locale] ?? `${locale}-${locale.toUpperCase()}`;
  useLayoutEffect(() => showInLanguage(i18n, region), [i18n, region]);
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <UiProvider
        brand={brands[brand as keyof typeof brands] ?? velluto}
        locale={region}
        clock={clock}
        timeZone="UTC"
      >
        {spacing === 'wide' && <style>{wideText}</style>}
        {bare ? (
          children
        ) : (
          <div data-frame={sheet ? 'sheet' : 'fits'} style={{ padding: '2rem' }}>
            {children}
          </div>
        )}
      </UiProvider>
    </I18nProvider>
  );
}
