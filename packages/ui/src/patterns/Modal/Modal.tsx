'use client';

import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { Dialog, type DialogProps } from '../../base/Dialog/Dialog.tsx';
import type { RootProps } from '../../base/root-props.ts';
import { ErrorAlert } from '../Notice/ErrorAlert.tsx';
import * as styles from './Modal.css.ts';

/** What every dialog made of a `Modal` hands on to it. */
export interface ModalRootProps extends RootProps<'div', 'title' | 'role'> {
  /** A line of the site's own, right above the buttons and below their small print. */
  footer?: ReactNode;
}

export interface ModalProps
  extends Pick<DialogProps, 'role' | 'initialFocus' | 'inPlace' | 'description' | 'hero'>,
    ModalRootProps {
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key or a press beside it. */
  onClose: () => void;
  /** Headline of the dialog, which is also its name. */
  title: ReactNode;
  /** Label of the close button; without it there is none. */
  closeLabel?: string;
  /** The content of the dialog. */
  children?: ReactNode;
  /** Error of the last action; announced when it appears. */
  problem?: ReactNode;
  /** Buttons, the most likely one last. */
  actions?: ReactNode;
  /** Small print right above the buttons. */
  footnote?: ReactNode;
  /** False: neither the backdrop nor Escape closes it. */
  dismissible?: boolean;
  /** How wide the dialog is. */
  size?: 's' | 'm' | 'l';
}

/**
 * Layout of the product's dialogs: picture, headline, text, small print, buttons.
 *
 * @part footnote - the small print right above the buttons
 */
export const Modal = ({
  open = true,
  onClose,
  children,
  problem,
  actions,
  footnote,
  footer,
  size = 's',
  className,
  ...frame
}: ModalProps) => (
  <Dialog
    {...frame}
    open={open}
    onOpenChange={({ open: stays }) => !stays && onClose()}
    size={size}
    className={cx('vl-Modal', className)}
    footer={
      (actions || footnote || footer) && (
        <>
          {(footnote || footer) && (
            <div data-part="footnote" className={styles.footnote}>
              {footnote && <div>{footnote}</div>}
              {footer && <div>{footer}</div>}
            </div>
          )}
          {actions}
        </>
      )
    }
  >
    {children || problem ? (
      <div className={styles.body}>
        {children}
        <ErrorAlert>{problem}</ErrorAlert>
      </div>
    ) : undefined}
  </Dialog>
);
