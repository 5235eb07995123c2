'use client';

import { useCallback, useContext, useEffect, useState } from 'react';
import type { Clock } from './clock.ts';
import { type Brand, UiContext, type UiContextValue } from './context.ts';
import type { Format } from './format.ts';
import type { LinkComponent } from './link.ts';

/** Everything the provider gives. Throws outside of a `UiProvider`. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error('Wrap the page in <UiProvider>: a component asked for its brand and language');
  return value;
}

/** A message with an id of its own, as `msg()` of Lingui makes it. */
export interface MessageDescriptor {
  id: string;
  message?: string;
  comment?: string;
}

/** Text of a message in the reader's language. */
export type Translate = (message: MessageDescriptor, values?: Record<string, unknown>) => string;

/** The translator of the page: `const t = useT(); t(matchDialog.title, { name })`. */
export function useT(): Translate {
  const { i18n } = useUi();
  return useCallback(
    ({ id, message }, values) => i18n._(id, values, message === undefined ? undefined : { message }),
    [i18n],
  );
}

export const useFormat = (): Format => useUi().format;
export const useClock = (): Clock => useUi().clock;
export const useLink = (): LinkComponent => useUi().Link;
export const useBrand = (): Brand => useUi().brand;

/** The time, renewed every `everyMs`. The first render shows the server's time, so hydration agrees. */
export function useNow(everyMs: number): number {
  const clock = useClock();
  const [now, setNow] = useState(clock.start);
  useEffect(() => {
    setNow(clock.now());
    return clock.every(everyMs, () => setNow(clock.now()));
  }, [clock, everyMs]);
  return now;
}
