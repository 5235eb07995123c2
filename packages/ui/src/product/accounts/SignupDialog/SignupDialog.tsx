'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from '../../../base/Dialog/DialogParts.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { signupDialog } from '../../../i18n/messages/accounts/signup.ts';

export interface SignupDialogProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
  /** Sign-up is in progress: neither backdrop nor Escape closes it. */
  locked?: boolean;
  /** The `SignupWizard`. */
  children: ReactNode;
  /** A line of the site's own below the wizard. */
  footer?: ReactNode;
}

/** Sign-up in a dialog above the page. */
export function SignupDialog({
  open,
  onClose,
  locked = false,
  children,
  footer,
  className,
  ...rest
}: SignupDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      dismissible={!locked}
      className={cx('vl-SignupDialog', className)}
    >
      <DialogHeader visuallyHidden title={t(signupDialog.title)} />
      <DialogBody>{children}</DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
      <DialogClose label={t(signupDialog.close)} />
    </Dialog>
  );
}
