'use client';

import { useContext, useEffect, useState } from 'react';
import type { Clock } from './clock.ts';
import { type Brand, UiContext, type UiContextValue } from './context.ts';
import type { Format } from './format.ts';
import type { Icons } from './icons.ts';
import type { ImageComponent } from './image.ts';
import type { LinkComponent } from './link.ts';
import type { Routes } from './routes.ts';

/** The values of the nearest `UiProvider`. Throws outside of one. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value)
    throw new Error(
      'No UiProvider around a component of @velluto/ui. Wrap the page in <UiProvider brand={…} locale="…" messages={…} clock={…}> of @velluto/ui/provider',
    );
  return value;
}

/** Formatters for the locale and time zone of the page. */
export const useFormat = (): Format => useUi().format;
/** The clock of the provider. For a time that keeps up to date use `useNow`. */
export const useClock = (): Clock => useUi().clock;
/** The link component of the app's router. */
export const useLink = (): LinkComponent => useUi().Link;
/** Addresses that components link to, by name. Those with a value in braces go through `fillHref`. */
export const useRoutes = (): Routes => useUi().routes;
/** The icons that the site replaces. Icons work outside of a provider too, where none is replaced. */
export const useIcons = (): Icons | undefined => useContext(UiContext)?.icons;
/** The component that draws pictures. */
export const useImage = (): ImageComponent => useUi().Image;
/** The brand of the page: name, wordmark, colours of the browser. */
export const useBrand = (): Brand => useUi().brand;

/** The current time, updated every `everyMs`. The first render uses the server's time, so hydration matches. */
export function useNow(everyMs: number): number {
  const clock = useClock();
  const [now, setNow] = useState(clock.start);
  useEffect(() => {
    setNow(clock.now());
    return clock.every(everyMs, () => setNow(clock.now()));
  }, [clock, everyMs]);
  return now;
}
