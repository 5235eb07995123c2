'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { confirmDialog } from '../../../i18n/messages/layout/layout-dialogs.ts';
import type { Problem } from '../../../model/problem.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { ProblemAlert } from '../../ProblemAlert.tsx';

/** The action to confirm, and what its words need. */
export type ConfirmQuestion =
  | {
      /** What is done after a yes. */
      action: 'block' | 'unblock';
      /** Name of the person. */
      name: string;
    }
  | {
      /** What is done after a yes: the consent to the use of sexual orientation is withdrawn. */
      action: 'withdrawConsent';
    }
  | {
      /** What is done after a yes. */
      action: 'deleteAccount';
      /** Days during which the account can be restored. */
      days: number;
    };

export interface ConfirmDialogProps extends ModalRootProps {
  /** What is asked. */
  question: ConfirmQuestion;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The action is running. */
  pending?: boolean;
  /** Error of the action. */
  problem?: Problem | null;
  /** Further fields: password and reason of a deletion. */
  children?: ReactNode;
  /** The question was answered with yes. */
  onConfirm: () => void;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
}

const actionIcons = {
  block: icons.block,
  unblock: icons.check,
  withdrawConsent: icons.eyeOff,
  deleteAccount: icons.trash,
} as const;

function questionText(question: ConfirmQuestion): { title: MessageDescriptor; body: MessageDescriptor } {
  if (question.action === 'deleteAccount') {
    const { title, body } = confirmDialog.deleteAccount;
    return { title, body: body(question) };
  }
  if (question.action === 'withdrawConsent') return confirmDialog.withdrawConsent;
  const { title, body } = confirmDialog[question.action];
  return { title: title(question), body: body(question) };
}

/** Asks for confirmation and names the consequences. */
export function ConfirmDialog({
  question,
  open,
  pending,
  problem,
  children,
  onConfirm,
  onClose,
  className,
  ...rest
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const { action } = question;
  const texts = confirmDialog[action];
  const { title, body } = questionText(question);
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onClose}
      role="alertdialog"
      className={cx('vl-ConfirmDialog', className)}
      title={t(title)}
      description={t(body)}
      actions={
        <>
          <Button onClick={onClose}>{t(texts.back)}</Button>
          <Button
            tone={action === 'unblock' ? 'primary' : 'danger'}
            startIcon={<Icon shape={actionIcons[action]} size="s" />}
            pending={pending}
            onClick={onConfirm}
          >
            {t(texts.action)}
          </Button>
        </>
      }
    >
      {children}
      <ProblemAlert problem={problem} />
    </Modal>
  );
}
