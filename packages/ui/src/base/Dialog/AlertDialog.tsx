import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface AlertDialogProps
  extends Omit<DialogProps, 'role' | 'footer' | 'closeLabel' | 'placement' | 'hideTitle' | 'hero' | 'bare'> {
  /** The buttons: cancel first, the action last. */
  actions: ReactNode;
}

/** Asks for confirmation before something that cannot be undone. Escape and the backdrop cancel. */
export const AlertDialog = ({ actions, size = 's', className, ...rest }: AlertDialogProps) => (
  <Dialog
    {...rest}
    size={size}
    className={cx('vl-AlertDialog', className)}
    role="alertdialog"
    footer={actions}
  />
);
