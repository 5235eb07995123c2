'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { quietPage } from './quiet-page.ts';

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
  const stage = from?.closest('[data-part="stage"]');
  const around: HTMLElement[] = [];
  for (
    let place: Element | null | undefined = from;
    place instanceof HTMLElement;
    place = place.parentElement?.closest('[tabindex]')
  )
    around.push(place);
  return [...around, ...((stage && waysBack.get(stage)) ?? [])];
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
 * While a dialog is open: the page behind it does not scroll, and nothing in it can be reached by keyboard, pointer or
 * screen reader. Afterwards focus is where it was, or as near as there is still something.
 *
 * @param stage the dialog's own element, a child of `body`; null while it is closed
 */
export function useQuietPage(stage: HTMLElement | null): void {
  const [back] = useState(wayBack);
  useLayoutEffect(() => {
    if (!stage) return;
    waysBack.set(stage, back);
    return quietPage(stage);
  }, [stage, back]);
  // After the commit: within it React would put the focus back into the dialog that goes.
  useEffect(() => {
    if (!stage) return;
    return () => giveBack(back);
  }, [stage, back]);
}
