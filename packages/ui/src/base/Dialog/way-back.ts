'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Where the focus goes back to from each open dialog, the nearest first. */
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();

/** What has the focus. Safari gives a pressed button none: then what lies under the pointer. */
function used(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? document.querySelector('a:hover, button:hover') : activeElement;
}

/** What was used last; behind it, what it lies in, and what the dialog it is in came from. An item of a menu goes with its menu. */
function wayBack(): readonly HTMLElement[] {
  const last = typeof document === 'undefined' ? null : used();
  const menu = last?.closest('[role="menu"]');
  const from = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : last;
  const dialog = from?.closest('[role="dialog"], [role="alertdialog"]');
  const around: HTMLElement[] = [];
  for (
    let place: Element | null | undefined = from;
    place instanceof HTMLElement;
    place = place.parentElement?.closest('[tabindex]')
  )
    around.push(place);
  return [...around, ...((dialog && waysBack.get(dialog)) ?? [])];
}

const leaving = '[data-part="stage"][data-state="closed"]';

/** Gives the focus to the first that can have it, unless something else on the page has taken it meanwhile. */
function giveBack(back: readonly HTMLElement[]): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest(leaving)) return;
  back.find(element => {
    if (!element.closest(leaving)) element.focus({ preventScroll: true });
    return element === document.activeElement;
  });
}

/**
 * Gives the focus back when a dialog closes: to where it was, or as near as there is still something.
 *
 * @param dialog the element with its role
 */
export function useWayBack(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  const [back] = useState(wayBack);
  useLayoutEffect(() => {
    if (dialog.current) waysBack.set(dialog.current, back);
  }, [dialog, back]);
  // After the commit: within it React would put the focus back into the dialog that goes.
  useEffect(() => {
    if (!open) return;
    return () => giveBack(back);
  }, [open, back]);
}
