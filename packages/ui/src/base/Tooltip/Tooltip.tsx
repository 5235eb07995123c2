'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps
  extends RootProps<'span', 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  /** A short hint that is not essential, because phones do not show it. */
  text: string;
  /**
   * Renders the element and passes it these props, so that screen readers read the hint. Leave the props out where the
   * hint only repeats the name.
   */
  children: (control: { 'aria-describedby': string }) => ReactNode;
  /** Shown from the start; for stories. */
  defaultOpen?: boolean;
}

/**
 * Hint beside a control, on hover and on keyboard focus. Escape hides it, the pointer may move onto it, and it lies
 * above everything, dialogs included.
 *
 * @part tip - the hint
 */
export function Tooltip({ text, children, defaultOpen = false, className, ...rest }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  useEffect(() => {
    const shown = tip.current;
    if (!open || !shown) return;
    shown.showPopover?.();
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open: one press of Escape closes one thing.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the interactive element is inside
    <span
      {...rest}
      className={cx('vl-Tooltip', styles.root, className)}
      onPointerEnter={event => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={event => event.pointerType === 'mouse' && setOpen(false)}
      onFocus={event => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" data-part="tip" className={styles.tip}>
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  );
}
