'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, useRef } from 'react';
import type { Mode } from '../../provider/context.ts';
import { themeAttributes } from '../../provider/theme.tsx';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import * as styles from './Dialog.css.ts';
import { useDragAway } from './useDragAway.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface DialogProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called by Escape, a press beside the dialog, `DialogClose`, and when a sheet is dragged away: `open` is to become false. */
  onClose: () => void;
  /** Escape, the backdrop, and on phones the line at its upper edge close it. @default true */
  dismissible?: boolean;
  /** `center` becomes a sheet on phones. */
  placement?: keyof typeof styles.placement;
  /** How wide the dialog is. */
  size?: keyof typeof styles.size;
  /** Colour mode of the dialog; the match dialog is always dark. */
  mode?: Mode;
  /** `alertdialog` for a question that interrupts and has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Rendered in place instead of at the end of `body`, so that it is in the server's HTML too. It closes without an
   * animation.
   */
  inPlace?: boolean;
  /** Takes the focus first; when left out, the box itself, of an `alertdialog` its first button, the harmless one. */
  initialFocus?: () => HTMLElement | null;
  /** `DialogHero`, `DialogHeader`, `DialogBody`, `DialogFooter` and `DialogClose`, in this order; only the header is needed. */
  children: ReactNode;
}

/**
 * A modal dialog, composed of its parts: the page behind it cannot be used until it is closed.
 *
 * @part stage - the backdrop around the box, in front of the page
 * @part handle - the line at the upper edge of a sheet, by which it can be dragged away
 */
export function Dialog({ inPlace = false, ref, ...props }: DialogProps) {
  const { open, onClose } = props;
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()}>
      {inPlace ? (
        open && <Overlay {...props} boxRef={ref} />
      ) : (
        <Radix.Portal>
          <Overlay {...props} boxRef={ref} />
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

/** The first button or link of a question: it undoes nothing. */
const harmlessAction = (box: HTMLElement | null): HTMLElement | null | undefined =>
  box?.querySelector<HTMLElement>('.vl-DialogFooter :is(button:not(:disabled), a)');

interface OverlayProps extends Omit<DialogProps, 'inPlace' | 'ref'> {
  /** The caller's ref, to the box. */
  boxRef: DialogProps['ref'];
  /** The ref of Radix' portal, to the stage: it waits for the animation of the stage. */
  ref?: Ref<HTMLDivElement>;
}

/** Replaces Radix' overlay, which locks scrolling with a style sheet that a strict CSP refuses and that moves the page. */
function Overlay({
  open,
  onClose,
  dismissible = true,
  placement = 'center',
  size = placement === 'center' ? 'm' : 'free',
  mode,
  role = 'dialog',
  initialFocus,
  children,
  className,
  boxRef,
  ref,
  ...rest
}: OverlayProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Dialog', { placement, size }, styles);
  const box = useRef<HTMLDivElement>(null);
  const content = useMergedRef(box, boxRef);
  const handle = useRef<HTMLDivElement>(null);
  /** The press began on the backdrop, not in the box, because selecting text may end outside. */
  const pressed = useRef(false);
  const draggable = dismissible && placement !== 'full';
  useDragAway(box, handle, { onAway: onClose, enabled: open && draggable });
  useScrollLock(box, open);
  useRestoreFocus(box, open);
  const state = open ? 'open' : 'closed';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; Escape and the cross do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is listened to by Radix
    <div
      ref={ref}
      className={styles.stage}
      data-state={state}
      data-part="stage"
      {...themeAttributes({ mode })}
      onPointerDown={event => {
        pressed.current = event.target === event.currentTarget;
      }}
      // Only the whole press: closed at its start, the rest would hit the page and take the focus from it.
      onClick={event => {
        if (dismissible && pressed.current && event.target === event.currentTarget) onClose();
      }}
    >
      <Radix.Content
        role={role}
        aria-modal
        {...rest}
        ref={content}
        className={cx('vl-Dialog', styles.box, styles.placement[placement], styles.size[size], className)}
        onOpenAutoFocus={event => {
          event.preventDefault();
          const first = initialFocus ?? (() => (role === 'alertdialog' ? harmlessAction(box.current) : null));
          (first() ?? box.current)?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={event => event.preventDefault()}
        onInteractOutside={event => event.preventDefault()}
        onEscapeKeyDown={event => {
          if (!dismissible) event.preventDefault();
        }}
      >
        {children}
        {draggable && <div ref={handle} aria-hidden data-part="handle" className={styles.handle} />}
      </Radix.Content>
    </div>
  );
}
