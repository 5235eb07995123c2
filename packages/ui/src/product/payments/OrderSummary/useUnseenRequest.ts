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
    /** Shows the request where it is hidden and not answered; returns whether it did. */
    reveal(): boolean {
      const [asked, over] = [request.current, bar.current];
      if (seen.current || !asked || !over) return false;
      seen.current = true;
      const hidden = asked.getBoundingClientRect().bottom > over.getBoundingClientRect().top;
      if (!hidden || asked.querySelector(':checked')) return false;
      asked.scrollIntoView({ block: 'center' });
      asked.querySelector('input')?.focus({ preventScroll: true });
      return true;
    },
  };
}
