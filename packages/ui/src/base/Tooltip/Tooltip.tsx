'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words that help and that nobody misses: phones do not show them. */
  text: string;
  /**
   * Draws what is explained and hands on what it gets, so that screen readers hear the words. Leave that out where they
   * only repeat its name.
   */
  children: (control: { 'aria-describedby': string }) => ReactNode;
  /** Shown without being asked for; for stories. */
  defaultOpen?: boolean;
}

/**
 * Words beside a control while the mouse rests on it or the keyboard reaches it. Escape hides them, the pointer may move
 * onto them, and they lie above everything, dialogs included.
 */
export function Tooltip({ text, children, defaultOpen = false }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  useEffect(() => {
    const shown = tip.current;
    if (!open || !shown) return;
    shown.showPopover?.();
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open: one key, one thing less.
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', hide, { capture: true });
    return () => {
      window.removeEventListener('keydown', hide, { capture: true });
      shown.hidePopover?.();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what can be pressed is inside
    <span
      data-component="Tooltip"
      className={styles.root}
      onPointerEnter={event => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && setOpen(false)}
      onFocus={event => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}
