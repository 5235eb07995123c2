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

const brands = { velluto, nordlys };
type Catalogs = Record<string, { messages: Messages }>;
const byLanguage = (catalogs: Catalogs) =>
  Object.entries(catalogs).map(
    ([path, { messages }]) => [path.replace(/^.*\/|\.ts$/g, ''), messages] as const,
  );
const ofApp = Object.fromEntries(
  byLanguage(import.meta.glob('../app/src/locales/catalogs/*.ts', { eager: true }) as Catalogs),
);
/** All texts of the stories by language: those of the package, and those of the app's pages. */
export const storyMessages: Record<string, Messages> = Object.fromEntries(
  byLanguage(import.meta.glob('../packages/ui/src/i18n/catalogs/*.ts', { eager: true }) as Catalogs).map(
    ([language, texts]) => [language, { ...texts, ...ofApp[language] }],
  ),
);
/** Languages of the stories: those of the catalogs, and English stretched. */
export const storyLanguages = [...Object.keys(storyMessages), 'pseudo'];
const regions: Record<string, string> = { en: 'en-GB', pseudo: 'en-GB' };
const clock = fixedClock(storyNow);

/** The text spacing that readers may set (WCAG 1.4.12). */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** What the toolbar chooses. */
export interface StoryAxes {
  brand?: string;
  mode?: string;
  contrast?: string;
  density?: string;
  /** `wide`: lines, words and letters as WCAG 1.4.12 asks. */
  spacing?: string;
  locale?: string;
}

declare global {
  interface WindowEventMap {
    /** Asked for by the contact sheets' test: the same story in another brand or mode. */
    'vl:axes': CustomEvent<StoryAxes>;
    /** Told when all of it is drawn that was asked for. */
    'vl:drawn': Event;
  }
}

function i18nOf(locale: string) {
  if (locale !== 'pseudo') return setupI18n({ locale, messages: { [locale]: storyMessages[locale] ?? {} } });
  const longer = Object.entries(storyMessages.en ?? {}).map(([id, text]) => [id, pseudo(text)]);
  return setupI18n({ locale: 'en', messages: { en: Object.fromEntries(longer) } });
}

/** Brings the whole document into a brand, mode, contrast, density and language. */
export function useAxes({ brand, mode, contrast, density, locale = 'en' }: StoryAxes): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const name of ['brand', 'mode', 'contrast', 'density']) root.removeAttribute(`data-vl-${name}`);
    const attributes = themeAttributes({ brand, mode, contrast, density } as ThemeAxes);
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    root.lang = locale === 'pseudo' ? 'en' : locale;
  }, [brand, mode, contrast, density, locale]);
}

/** The page around every story: brand, mode, language and a clock that stands still. */
export function StoryFrame({
  axes,
  bare,
  children,
}: {
  axes: StoryAxes;
  /** Without room around it: what touches the edges, and what stands in a docs page that gives the room. */
  bare: boolean;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<StoryAxes>({});
  const { brand = 'velluto', mode, contrast, density, spacing, locale = 'en' } = { ...axes, ...asked };
  useLayoutEffect(() => {
    const take = ({ detail }: CustomEvent<StoryAxes>) => setAsked(detail);
    window.addEventListener('vl:axes', take);
    return () => window.removeEventListener('vl:axes', take);
  }, []);
  // pages draw their texts in transitions: one begun after theirs is not drawn before them
  const [drawn, setDrawn] = useState(asked);
  useEffect(() => startTransition(() => setDrawn(asked)), [asked]);
  useEffect(() => {
    if (drawn === asked) window.dispatchEvent(new Event('vl:drawn'));
  }, [drawn, asked]);
  useAxes({ brand, mode, contrast, density, locale });
  const i18n = useMemo(() => i18nOf(locale), [locale]);
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <UiProvider
        brand={brands[brand as keyof typeof brands] ?? velluto}
        locale={regions[locale] ?? `${locale}-${locale.toUpperCase()}`}
        clock={clock}
        timeZone="UTC"
      >
        {spacing === 'wide' && <style>{wideText}</style>}
        {bare ? children : <div style={{ padding: '2rem' }}>{children}</div>}
      </UiProvider>
    </I18nProvider>
  );
}
