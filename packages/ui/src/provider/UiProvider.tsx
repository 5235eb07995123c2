'use client';

import { type Messages, setupI18n } from '@lingui/core';
import type { FictionalIconName } from '@velluto/rules';
import { type ReactNode, useEffect, useMemo } from 'react';
import { requireUsable } from './checked-props.ts';
import type { Clock } from './clock.ts';
import { type Brand, type Mode, UiContext } from './context.ts';
import { warnOfMissingBrand } from './dev-checks.ts';
import { createFormat } from './format.ts';
import type { Icons } from './icons.ts';
import type { ImageComponent } from './image.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';
import { keepFocusNearby } from './keep-focus-nearby.ts';
import { I18nProvider, useLingui } from './lingui.ts';
import type { LinkComponent } from './link.ts';
import { storeModeInCookie } from './mode.ts';
import { defaultRoutes, type Routes } from './routes.ts';
import { warnOfStrongerRule } from './stronger-rules.ts';
import { TranslatedText } from './TranslatedText.tsx';
import { withFilledTexts } from './with-filled-texts.ts';
import { ownWording, type Wording } from './wording.ts';

/** The site's words for profiles that are not private members, in the page's language. */
export interface FictionalWords {
  /** Label of a profile; “Demo” when left out. */
  label?: string;
  /** Word for several of them, where a number includes them; “demo profiles” when left out. */
  plural?: string;
  /** The icon beside that label; a mask when left out. */
  icon?: FictionalIconName;
}

export interface UiProviderProps {
  /** Name, wordmark and colours of the browser. */
  brand: Brand;
  /** BCP 47, with the country when it is known: `it-IT`. */
  locale: string;
  /**
   * The texts of that language: `messages` of `@velluto/ui/i18n/<language>`. Leave them out where the page has Lingui's
   * `I18nProvider`, which has them.
   */
  messages?: Messages;
  /** Source of the time: `liveClock` in an app. */
  clock: Clock;
  /** Link component of the app's router; a plain anchor when left out. */
  link?: LinkComponent;
  /** Addresses of the site that differ from `defaultRoutes`. Keep the object from one render to the next. */
  routes?: Partial<Routes>;
  /** Icons in place of the package's, by name. Keep the object from one render to the next. */
  icons?: Icons;
  /** Draws pictures, such as the image component of a framework; a plain `img` when left out. */
  image?: ImageComponent;
  /** How the site calls profiles that are not private members. */
  fictional?: FictionalWords;
  /** Where pictures are loaded from; the address itself when left out. */
  imageUrl?: (src: string, width?: number) => string;
  /** IANA name of the time zone; the device's when left out. */
  timeZone?: string;
  /**
   * Makes the texts of `Intl` and plural forms: `recordWording` on the server, and in the browser `repeatWording` of
   * what it recorded, so that hydration finds the same texts. Leave it out where no server renders. Keep it from one
   * render to the next.
   */
  wording?: Wording;
  /** The colour mode that the visitor chose, where the server knows it (`modeFromCookies`); `system` when left out. */
  mode?: Mode;
  /** Keeps the mode that `useMode` sets; in the cookie `vl_mode` when left out. */
  storeMode?: (mode: Mode) => void;
  /** The page. */
  children: ReactNode;
}

const sameUrl = (src: string) => src;

/**
 * Provides every component with brand, texts, formats, clock, links and pictures. One per page. The texts are `messages`, or
 * those of Lingui's `I18nProvider` around it. In texts of the components inside, those of the app too, right-to-left values are isolated,
 * and a sentence that ends with a value such as “Anna B.” has one full stop. What the keyboard focuses is scrolled clear of
 * sticky bars. When what has the focus goes, the focus moves to the next item of its list, or to the heading of the part that
 * it was in; move it yourself in the same effect to choose another place.
 *
 * @throws Error where there are no texts; while developing also where brand, locale, clock or time zone are missing or wrong,
 * in one sentence with the remedy
 */
export function UiProvider({ messages, ...provided }: UiProviderProps) {
  if (process.env.NODE_ENV !== 'production') requireUsable(provided);
  if (messages === undefined) return <Provided {...provided} />;
  return (
    <OwnTexts locale={provided.locale} messages={messages}>
      <Provided {...provided} />
    </OwnTexts>
  );
}

/** Lingui with one catalog. */
function OwnTexts({
  locale,
  messages,
  children,
}: {
  locale: string;
  messages: Messages;
  children: ReactNode;
}) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages]);
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      {children}
    </I18nProvider>
  );
}

function Provided({
  brand,
  locale,
  clock,
  link = 'a',
  routes: ownRoutes,
  icons,
  image = 'img',
  fictional: { label: fictionalLabel, plural: fictionalPlural, icon: fictionalIcon = 'mask' } = {},
  imageUrl = sameUrl,
  timeZone,
  wording = ownWording,
  mode = 'system',
  storeMode = storeModeInCookie,
  children,
}: Omit<UiProviderProps, 'messages'>) {
  const format = useMemo(() => createFormat(locale, timeZone, wording), [locale, timeZone, wording]);
  const routes = useMemo(() => ({ ...defaultRoutes, ...ownRoutes }), [ownRoutes]);
  const value = useMemo(
    () => ({
      brand,
      locale,
      format,
      wording,
      Link: link,
      routes,
      icons,
      Image: image,
      clock,
      fictionalLabel,
      fictionalPlural,
      fictionalIcon,
      imageUrl,
      mode,
      storeMode,
    }),
    [
      brand,
      locale,
      format,
      wording,
      link,
      routes,
      icons,
      image,
      clock,
      fictionalLabel,
      fictionalPlural,
      fictionalIcon,
      imageUrl,
      mode,
      storeMode,
    ],
  );
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      warnOfMissingBrand(brand.id);
      warnOfStrongerRule();
    }
  }, [brand]);
  useEffect(keepFocusInView, []);
  useEffect(keepFocusNearby, []);
  const { i18n, defaultComponent } = useLingui();
  const filledI18n = useMemo(() => withFilledTexts(i18n, wording), [i18n, wording]);
  return (
    <I18nProvider i18n={filledI18n} {...(defaultComponent && { defaultComponent })}>
      <UiContext value={value}>{children}</UiContext>
    </I18nProvider>
  );
}
