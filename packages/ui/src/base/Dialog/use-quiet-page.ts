'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { quietPage } from './quiet-page.ts';

/** Where the focus goes back to from each open dialog, the nearest first. */
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();

/** What has the focus; behind it, what the dialog it is in came from. An item of a menu goes with its menu. */
function wayBack(): readonly HTMLElement[] {
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const from = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  const stage = from?.closest('[data-part="stage"]');
  return [...(from instanceof HTMLElement ? [from] : []), ...((stage && waysBack.get(stage)) ?? [])];
}

const reachable = (element: HTMLElement) =>
  element.isConnected && !element.closest('[inert], [data-part="stage"][data-state="closed"]');

/**
 * While a dialog is open: the page behind it does not scroll, and nothing in it can be reached by keyboard, pointer or
 * screen reader. Afterwards focus is where it was, or where the dialog came from that this one has replaced.
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
    return () => back.find(reachable)?.focus({ preventScroll: true });
  }, [stage, back]);
}
