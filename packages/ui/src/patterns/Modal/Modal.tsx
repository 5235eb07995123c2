'use client';

import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../base/Dialog/Dialog.tsx';
import { ErrorAlert } from '../Notice/ErrorAlert.tsx';
import * as styles from './Modal.css.ts';

export interface ModalProps
  extends Pick<DialogProps, 'role' | 'initialFocus' | 'inPlace' | 'component' | 'description' | 'hero'> {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross; without it there is none. */
  closeLabel?: string;
  children?: ReactNode;
  /** Why what was asked for has failed; read out when it appears. */
  problem?: ReactNode;
  /** Buttons, the likeliest last. */
  actions?: ReactNode;
  /** Small print right above the buttons. */
  footnote?: ReactNode;
  /** False: neither the backdrop nor Escape closes it. */
  dismissible?: boolean;
  size?: 's' | 'm' | 'l';
}

/** Frame of the product's dialogs: picture, headline, text, small print, buttons. */
export const Modal = ({
  open = true,
  onClose,
  children,
  problem,
  actions,
  footnote,
  size = 's',
  component = 'Modal',
  ...frame
}: ModalProps) => (
  <Dialog
    {...frame}
    open={open}
    onOpenChange={({ open: stays }) => !stays && onClose()}
    size={size}
    component={component}
    footer={
      (actions || footnote) && (
        <>
          {footnote && <div className={styles.footnote}>{footnote}</div>}
          {actions}
        </>
      )
    }
  >
    {children || problem ? (
      <div className={styles.body}>
        {children}
        {problem && <ErrorAlert>{problem}</ErrorAlert>}
      </div>
    ) : undefined}
  </Dialog>
);
