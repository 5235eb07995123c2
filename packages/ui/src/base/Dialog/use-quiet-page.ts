'use client';

import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * While a dialog is open: the page behind it does not scroll, and nothing in it can be reached by keyboard, pointer or
 * screen reader. Afterwards focus is where it was. Touches only the children of `body`, whatever the page's length.
 *
 * @param stage the dialog's own element, a child of `body`; null while it is closed
 */
export function useQuietPage(stage: HTMLElement | null): void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(() => {
    if (!stage) return;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.contains(stage) &&
        !element.inert &&
        element.tagName !== 'SCRIPT',
    );
    const { overflow } = document.body.style;
    for (const element of others) element.inert = true;
    document.body.style.overflow = 'hidden';
    return () => {
      for (const element of others) element.inert = false;
      document.body.style.overflow = overflow;
    };
  }, [stage]);
  // After the commit: within it React would put the focus back into the dialog that goes.
  useEffect(() => {
    if (!stage || !(before instanceof HTMLElement)) return;
    return () => {
      if (before.isConnected) before.focus({ preventScroll: true });
    };
  }, [stage, before]);
}
