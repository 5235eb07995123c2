import { startTransition, useEffect, useState } from 'react';
import { onFirstSign } from './moments.ts';
import { useShown } from './router/router-context.tsx';

/**
 * False in what the server rendered, until somebody scrolls or gives another sign; true in every later view. What
 * depends on it is drawn in slices: a press is answered first.
 */
export function useTouched(): boolean {
  const { arrival } = useShown();
  const [touched, touch] = useState(arrival.kind !== 'first');
  useEffect(() => {
    if (touched) return;
    const now = () => startTransition(() => touch(true));
    // one who came back further down
    if (scrollY > 0) return now();
    onFirstSign(window, now);
    addEventListener('scroll', now, { once: true, passive: true });
  }, [touched]);
  return touched;
}
