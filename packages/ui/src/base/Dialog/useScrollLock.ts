'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';

let locks = 0;
let release = () => {};

/**
 * Keeps the page from scrolling. The dialog also covers the place of the scrollbar. The page keeps that place free, so that
 * nothing moves: as padding, and as `--vl-dialog-gutter` for elements that are fixed to the window.
 */
function lock(stage: HTMLElement): () => void {
  const root = document.documentElement.style;
  const body = document.body.style;
  const gutter = window.innerWidth - stage.offsetWidth;
  const { overflow } = body;
  const { scrollbarGutter, paddingInlineEnd } = root;
  body.overflow = 'hidden';
  document.body.dataset.vlCovered = '';
  if (gutter > 0) {
    root.scrollbarGutter = 'auto';
    root.paddingInlineEnd = `${gutter}px`;
    root.setProperty('--vl-dialog-gutter', `${gutter}px`);
  }
  return () => {
    body.overflow = overflow;
    root.scrollbarGutter = scrollbarGutter;
    root.paddingInlineEnd = paddingInlineEnd;
    root.removeProperty('--vl-dialog-gutter');
  };
}

/**
 * Locks the scrolling of the page while a dialog is open; the last of several open dialogs unlocks it.
 *
 * @param box the dialog, in an element that fills the window
 */
export function useScrollLock(box: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const stage = box.current?.parentElement;
    if (!open || !stage) return;
    if (locks === 0) release = lock(stage);
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) release();
    };
  }, [box, open]);
  // Later than Radix gives `body` its pointer events back, in an effect of an element below: see `Dialog.css.ts`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it closes, not at the first rendering
  useEffect(
    () => () => {
      if (locks === 0) delete document.body.dataset.vlCovered;
    },
    [open],
  );
}
