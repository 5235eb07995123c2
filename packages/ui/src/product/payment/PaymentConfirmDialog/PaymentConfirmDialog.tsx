'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { orderSummary } from '../../../i18n/messages/payment.ts';
import { paymentConfirmDialog } from '../../../i18n/messages/payment-dialogs.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { DataList, type DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { Modal } from '../../../patterns/Modal/Modal.tsx';

export interface PaymentConfirmDialogProps {
  /** What is ordered, how it is paid, whether it renews; the total as the strong row. */
  rows: readonly DataListRow[];
  /** Terms and withdrawal, right above the button. */
  children?: ReactNode;
  /** The order is on its way; then it cannot be put away. */
  pending?: boolean;
  /** Why it was refused. */
  problem?: Problem | null;
  open?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last look before the button that obliges to pay. */
export function PaymentConfirmDialog({
  rows,
  children,
  pending = false,
  problem,
  open,
  onConfirm,
  onCancel,
}: PaymentConfirmDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      open={open}
      onClose={onCancel}
      dismissible={!pending}
      size="m"
      component="PaymentConfirmDialog"
      title={<Trans {...paymentConfirmDialog.title} components={{ em: <em /> }} />}
      problem={problem && problemText(t, problem)}
      footnote={children}
      actions={
        <>
          <Button disabled={pending} onClick={onCancel}>
            {t(paymentConfirmDialog.back)}
          </Button>
          <Button tone="primary" pending={pending} onClick={onConfirm}>
            {t(orderSummary.order)}
          </Button>
        </>
      }
    >
      <DataList compact rows={rows} />
    </Modal>
  );
}
