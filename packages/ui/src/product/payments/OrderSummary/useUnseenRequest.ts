'use client';

import { useRef } from 'react';

/**
 * The first press of a button in a bar that lies over what buyers may ask for brings that into view instead of ordering: what
 * they answer decides from when on they can use the credits.
 */
export function useUnseenRequest() {
  const request = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const seen = useRef(false);
  return {
    request,
    bar,
    /** Shows the question where it is hidden and not answered; returns whether it did. */
    reveal(): boolean {
      const [asked, over] = [request.current, bar.current];
      const box = asked?.querySelector<HTMLInputElement>('input:not(:checked)');
      if (seen.current || !asked || !box || !over) return false;
      seen.current = true;
      if (asked.getBoundingClientRect().bottom <= over.getBoundingClientRect().top) return false;
      asked.scrollIntoView({ block: 'center' });
      box.focus({ preventScroll: true });
      return true;
    },
  };
}
