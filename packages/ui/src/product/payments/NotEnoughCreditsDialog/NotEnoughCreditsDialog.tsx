'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from '../../../base/Dialog/DialogParts.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { notEnoughCreditsDialog } from '../../../i18n/messages/payments/credits.ts';
import type { PaidAttempt } from '../../../model/paid-attempt.ts';
import { useRoutes } from '../../../provider/hooks.ts';

export interface NotEnoughCreditsDialogProps extends RootProps<'div', 'title' | 'role'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
  /** What was tried; the dialog says what becomes of it. */
  attempt?: PaidAttempt;
  /** Credits that it costs. */
  need: number;
  /** The balance. */
  have: number;
  /** Credits that the balance lacks because they are reserved for messages that wait. */
  reserved?: number;
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** Packages to choose from inside the dialog, such as `CreditsPackageRows`; the link then leads to all others. */
  children?: ReactNode;
  /** A line of the site's own, right above the buttons. */
  footer?: ReactNode;
}

/** Shown when the balance is too low for what was tried: what it costs, what happens to it, and how to get credits. */
export function NotEnoughCreditsDialog({
  open,
  onClose,
  attempt = 'message',
  need,
  have,
  reserved = 0,
  creditsHref,
  children,
  footer,
  className,
  ...rest
}: NotEnoughCreditsDialogProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      className={cx('vl-NotEnoughCreditsDialog', className)}
      size={children ? 'm' : 's'}
    >
      <DialogHeader
        title={<Trans {...notEnoughCreditsDialog.title} components={{ em: <em /> }} />}
        description={[
          t(notEnoughCreditsDialog[attempt]({ need, have })),
          reserved > 0 && t(cost.reservedFor({ credits: reserved })),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {(children || footer) && (
        <DialogBody>
          {children}
          {footer}
        </DialogBody>
      )}
      <DialogFooter>
        <Button tone="plain" onClick={onClose}>
          {t(notEnoughCreditsDialog.close)}
        </Button>
        <LinkButton tone={children ? 'quiet' : 'primary'} href={creditsHref ?? routes.credits}>
          {t(children ? notEnoughCreditsDialog.all : notEnoughCreditsDialog.action)}
        </LinkButton>
      </DialogFooter>
      <DialogClose label={t(notEnoughCreditsDialog.close)} />
    </Dialog>
  );
}
