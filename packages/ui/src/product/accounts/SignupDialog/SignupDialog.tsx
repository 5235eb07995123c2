'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Dialog, type DialogProps } from '../../../base/Dialog/Dialog.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { signupDialog } from '../../../i18n/messages/accounts/signup.ts';

export interface SignupDialogProps extends RootProps<'div', 'title' | 'role'>, Pick<DialogProps, 'footer'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The dialog was closed: by its button, the Escape key or a press beside it. */
  onClose: () => void;
  /** Sign-up is in progress: neither backdrop nor Escape closes it. */
  locked?: boolean;
  /** The `SignupWizard`. */
  children: ReactNode;
}

/** Sign-up in a dialog above the page. */
export function SignupDialog({
  open,
  onClose,
  locked = false,
  children,
  className,
  ...rest
}: SignupDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={event => {
        if (!event.open) onClose();
      }}
      dismissible={!locked}
      title={t(signupDialog.title)}
      hideTitle
      closeLabel={t(signupDialog.close)}
      className={cx('vl-SignupDialog', className)}
    >
      {children}
    </Dialog>
  );
}
