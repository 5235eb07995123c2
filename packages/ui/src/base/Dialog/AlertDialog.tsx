import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogBody, DialogFooter, DialogHeader, type DialogHeaderProps } from './DialogParts.tsx';

export interface AlertDialogProps
  extends Omit<DialogProps, 'role' | 'placement' | 'children'>,
    Pick<DialogHeaderProps, 'title' | 'description'> {
  /** The buttons: cancel first, which gets the focus, the action last. */
  actions: ReactNode;
  /** More than the description says. */
  children?: ReactNode;
}

/** Asks for confirmation before something that cannot be undone. Escape, the backdrop, and on phones a drag downwards cancel. */
export const AlertDialog = ({
  title,
  description,
  actions,
  size = 's',
  className,
  children,
  ...rest
}: AlertDialogProps) => (
  <Dialog {...rest} size={size} className={cx('vl-AlertDialog', className)} role="alertdialog">
    <DialogHeader title={title} description={description} />
    {children && <DialogBody>{children}</DialogBody>}
    <DialogFooter>{actions}</DialogFooter>
  </Dialog>
);
