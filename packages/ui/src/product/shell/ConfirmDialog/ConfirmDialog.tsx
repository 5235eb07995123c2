'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { confirmDialog } from '../../../i18n/messages/shell-dialogs.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { Modal } from '../../../patterns/Modal/Modal.tsx';

/** What is about to be done, and to whom; `days`: how long an account can be brought back. */
export type ConfirmQuestion =
  | { deed: 'deleteChat' | 'block' | 'unblock'; name: string }
  | { deed: 'deleteAccount'; days: number };

export interface ConfirmDialogProps {
  question: ConfirmQuestion;
  open?: boolean;
  /** The deed is being done. */
  pending?: boolean;
  /** Why it failed. */
  problem?: Problem | null;
  /** What must be given with the answer: password and reason of a deletion. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

const signs = {
  deleteChat: icons.trash,
  block: icons.block,
  unblock: icons.check,
  deleteAccount: icons.trash,
} as const;

function asked(question: ConfirmQuestion): { title: MessageDescriptor; body: MessageDescriptor } {
  switch (question.deed) {
    case 'deleteChat': {
      const { title, body } = confirmDialog.deleteChat;
      return { title, body: body(question) };
    }
    case 'deleteAccount': {
      const { title, body } = confirmDialog.deleteAccount;
      return { title, body: body(question) };
    }
    default: {
      const { title, body } = confirmDialog[question.deed];
      return { title: title(question), body: body(question) };
    }
  }
}

/** Asks before something that matters and says what follows from it. */
export function ConfirmDialog({
  question,
  open,
  pending,
  problem,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const back = useRef<HTMLButtonElement>(null);
  const { deed } = question;
  const words = confirmDialog[deed];
  const { title, body } = asked(question);
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      component="ConfirmDialog"
      title={t(title)}
      description={t(body)}
      problem={problem && problemText(t, problem)}
      initialFocus={() => back.current}
      actions={
        <>
          <Button ref={back} onClick={onClose}>
            {t(words.back)}
          </Button>
          <Button
            tone={deed === 'unblock' ? 'primary' : 'danger'}
            startIcon={<Icon shape={signs[deed]} size="s" />}
            pending={pending}
            onClick={onConfirm}
          >
            {t(words.deed)}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
