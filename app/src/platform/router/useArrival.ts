import { useEffect, useLayoutEffect } from 'react';
import { takenOver } from '../moments.ts';
import { useShown } from './router-context.tsx';

/** Id of the main part of every layout; it takes the focus after a navigation. */
export const mainId = 'main';

/** Scrolls and moves the focus after a navigation, and says where one is now. */
export function useArrival(announce: (text: string) => void): void {
  const { arrival } = useShown();
  useLayoutEffect(() => {
    if (arrival.kind === 'first') dispatchEvent(new Event(takenOver));
    if (arrival.kind === 'first' || arrival.kind === 'same-page') return;
    const target = arrival.kind === 'forward' && arrival.hash ? placeOf(arrival.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, arrival.scrollY);
  }, [arrival]);

  useEffect(() => {
    if (arrival.kind === 'first' || arrival.kind === 'same-page') return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    announce(document.title);
  }, [arrival, announce]);
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
