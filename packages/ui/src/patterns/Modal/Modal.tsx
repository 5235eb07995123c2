'use client';

import type { ReactNode } from 'react';
import { Dialog } from '../../base/Dialog/Dialog.tsx';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A picture above the title. */
  hero?: ReactNode;
  children?: ReactNode;
  /** Buttons, the likeliest last. */
  actions?: ReactNode;
  /** Small print below the buttons. */
  footnote?: ReactNode;
  /** False: neither the backdrop nor Escape closes it. */
  dismissible?: boolean;
  size?: 's' | 'm' | 'l';
}

/** Frame of the product's dialogs: picture, headline, text, buttons, small print. */
export const Modal = ({
  open = true,
  onClose,
  title,
  closeLabel,
  hero,
  children,
  actions,
  footnote,
  dismissible = true,
  size = 's',
}: ModalProps) => (
  <Dialog
    open={open}
    onOpenChange={({ open: stays }) => !stays && onClose()}
    title={title}
    closeLabel={closeLabel}
    dismissible={dismissible}
    size={size}
    hero={hero}
    footer={
      (actions || footnote) && (
        <>
          {actions && <div className={styles.actions}>{actions}</div>}
          {footnote && <div className={styles.footnote}>{footnote}</div>}
        </>
      )
    }
  >
    <div data-component="Modal" className={styles.body}>
      {children}
    </div>
  </Dialog>
);
