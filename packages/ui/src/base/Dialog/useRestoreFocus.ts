'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Elements that get the focus when a dialog closes, by dialog, the nearest first. */
const returnTargets = new WeakMap<Element, readonly HTMLElement[]>();

/** The element with the focus, or the one under the pointer, because Safari does not focus a pressed button. */
function focusedOrPressed(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? document.querySelector('a:hover, button:hover') : activeElement;
}

/**
 * The element that opened the dialog, then its focusable ancestors, then the targets of the dialog it is in. For a menu
 * item it begins with the button of the menu, because the menu closes too.
 */
function findReturnTargets(): readonly HTMLElement[] {
  if (typeof document === 'undefined') return [];
  const last = focusedOrPressed();
  const menu = last?.closest('[role="menu"]');
  const from = menu ? document.querySelector(`[aria-controls=${JSON.stringify(menu.id)}]`) : last;
  const dialog = from?.closest('[role="dialog"], [role="alertdialog"]');
  const ancestors: HTMLElement[] = [];
  for (
    let candidate: Element | null | undefined = from;
    candidate instanceof HTMLElement;
    candidate = candidate.parentElement?.closest('[tabindex]')
  )
    ancestors.push(candidate);
  return [...ancestors, ...((dialog && returnTargets.get(dialog)) ?? [])];
}

const closingStage = '[data-part="stage"][data-state="closed"]';

/** Focuses the first target that accepts the focus, unless another element of the page has it already. */
function restoreFocus(targets: readonly HTMLElement[]): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest(closingStage)) return;
  targets.find(element => {
    if (!element.closest(closingStage)) element.focus({ preventScroll: true });
    return element === document.activeElement;
  });
}

/**
 * Restores the focus when a dialog closes: to the element that had it, or the nearest one that is still there.
 *
 * @param dialog the element with its role
 */
export function useRestoreFocus(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  const [targets] = useState(findReturnTargets);
  useLayoutEffect(() => {
    if (dialog.current) returnTargets.set(dialog.current, targets);
  }, [dialog, targets]);
  // After the commit: during it, React would focus the closing dialog again.
  useEffect(() => {
    if (!open) return;
    return () => restoreFocus(targets);
  }, [open, targets]);
}
