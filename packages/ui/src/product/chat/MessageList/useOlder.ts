'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onLoadOlder` when the beginning of the list comes near. Observes nothing while `active` is false. */
export function useOlder(
  scroller: RefObject<HTMLElement | null>,
  active: boolean,
  onLoadOlder: (() => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const call = useRef(onLoadOlder);
  call.current = onLoadOlder;
  useEffect(() => {
    const target = sentinel.current;
    if (!active || !target) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) call.current?.();
      },
      { root: scroller.current, rootMargin: '400px 0px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [scroller, active]);
  return sentinel;
}
