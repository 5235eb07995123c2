import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown'];

/**
 * False in what the server rendered, until somebody scrolls, points or presses a key; true in every later view. What
 * depends on it is drawn in slices: the press itself is answered first.
 */
export function useTouched(): boolean {
  const hydrates = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const [touched, touch] = useState(!hydrates);
  useEffect(() => {
    if (touched) return;
    const now = () => startTransition(() => touch(true));
    // one who came back further down
    if (scrollY > 0) return now();
    const stop = new AbortController();
    for (const sign of signs) addEventListener(sign, now, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [touched]);
  return touched;
}
