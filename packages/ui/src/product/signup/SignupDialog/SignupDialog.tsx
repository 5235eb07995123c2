'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { signupDialog } from '../../../i18n/messages/signup.ts';

export interface SignupDialogProps {
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
export function SignupDialog({ open, onClose, locked = false, children }: SignupDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={event => {
        if (!event.open) onClose();
      }}
      dismissible={!locked}
      title={t(signupDialog.title)}
      hideTitle
      closeLabel={t(signupDialog.close)}
      component="SignupDialog"
    >
      {children}
    </Dialog>
  );
}
