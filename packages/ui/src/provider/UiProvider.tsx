'use client';

import type { FictionalIconName } from '@velluto/rules';
import { type ReactNode, useMemo } from 'react';
import type { Clock } from './clock.ts';
import { type Brand, UiContext } from './context.ts';
import { createFormat } from './format.ts';
import type { LinkComponent } from './link.ts';

export interface UiProviderProps {
  brand: Brand;
  /** BCP 47, with the country when it is known: `it-IT`. */
  locale: string;
  clock: Clock;
  /** Link component of the app's router; a plain anchor when left out. */
  link?: LinkComponent;
  /** The site's label for profiles that are not private members, in the page's language; “Demo” when left out. */
  fictionalLabel?: string;
  /** The icon beside that label; a mask when left out. */
  fictionalIcon?: FictionalIconName;
  /** Where pictures are loaded from; the address itself when left out. */
  imageUrl?: (src: string, width?: number) => string;
  /** IANA name of the time zone; the device's when left out. */
  timeZone?: string;
  children: ReactNode;
}

const sameUrl = (src: string) => src;

/**
 * Provides every component with brand, formats, clock, links and pictures. One per page, inside of Lingui's `I18nProvider`,
 * which provides the texts.
 */
export function UiProvider({
  brand,
  locale,
  clock,
  link = 'a',
  fictionalLabel,
  fictionalIcon = 'mask',
  imageUrl = sameUrl,
  timeZone,
  children,
}: UiProviderProps) {
  const format = useMemo(() => createFormat(locale, timeZone), [locale, timeZone]);
  const value = useMemo(
    () => ({ brand, locale, format, Link: link, clock, fictionalLabel, fictionalIcon, imageUrl }),
    [brand, locale, format, link, clock, fictionalLabel, fictionalIcon, imageUrl],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
