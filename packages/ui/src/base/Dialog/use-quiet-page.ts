import { useLayoutEffect } from 'react';

/**
 * While a dialog is open: the page behind it does not scroll, and nothing in it can be reached by keyboard, pointer or
 * screen reader. Afterwards focus is where it was. Touches only the children of `body`, whatever the page's length.
 *
 * @param stage the dialog's own element, a child of `body`
 */
export function useQuietPage(stage: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!stage) return;
    const before = document.activeElement;
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
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [stage]);
}
