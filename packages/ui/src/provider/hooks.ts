'use client';

import { useContext, useEffect, useState } from 'react';
import type { Clock } from './clock.ts';
import { type Brand, UiContext, type UiContextValue } from './context.ts';
import type { Format } from './format.ts';
import type { LinkComponent } from './link.ts';

/** The values of the nearest `UiProvider`. Throws outside of one. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error('Wrap the page in <UiProvider>: a component asked for its brand');
  return value;
}

export const useFormat = (): Format => useUi().format;
export const useClock = (): Clock => useUi().clock;
export const useLink = (): LinkComponent => useUi().Link;
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
