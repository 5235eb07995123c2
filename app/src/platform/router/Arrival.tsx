import { VisuallyHidden } from '@velluto/ui/base';
import { useEffect, useLayoutEffect, useState } from 'react';
import { takenOver } from '../moments.ts';
import { useShown } from './router-context.tsx';

/** After a navigation: scrolls, moves the focus to the main part of the page, and says to screen readers where one is now. */
export function Arrival() {
  const { arrival } = useShown();
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (arrival.kind === 'first') dispatchEvent(new Event(takenOver));
    if (arrival.kind === 'first' || arrival.kind === 'same-page') return;
    const target = arrival.kind === 'forward' && arrival.hash ? placeOf(arrival.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, arrival.scrollY);
  }, [arrival]);
  useEffect(() => {
    if (arrival.kind === 'first' || arrival.kind === 'same-page') return;
    document.getElementById('main')?.focus({ preventScroll: true });
    setSaid(document.title);
  }, [arrival]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
