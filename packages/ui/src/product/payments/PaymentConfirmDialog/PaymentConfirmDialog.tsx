'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { paymentConfirmDialog } from '../../../i18n/messages/payments/payment-dialogs.ts';
import type { Problem } from '../../../model/problem.ts';
import { DataList, type DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import { terms } from '../OrderSummary/OrderSummary.css.ts';

export interface PaymentConfirmDialogProps extends ModalRootProps {
  /** Rows of the order: package, payment method, renewal; the total as the strong row. `useOrderRows` makes them of an offer. */
  rows: readonly DataListRow[];
  /** Terms, withdrawal and the request to begin, below the rows: `OrderTerms` and `BeginRequest`, in a `Stack`. */
  children?: ReactNode;
  /** The order is being sent; the dialog cannot be dismissed meanwhile. */
  pending?: boolean;
  /** Error of the order. */
  problem?: Problem | null;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The payment was confirmed. */
  onConfirm: () => void;
  /** The dialog was closed without paying. */
  onCancel: () => void;
}

/** Summary of an order in a dialog, with the button that orders. */
export function PaymentConfirmDialog({
  rows,
  children,
  pending = false,
  problem,
  open,
  onConfirm,
  onCancel,
  className,
  ...rest
}: PaymentConfirmDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onCancel}
      dismissible={!pending}
      size="m"
      className={cx('vl-PaymentConfirmDialog', className)}
      title={<Trans {...paymentConfirmDialog.title} components={{ em: <em /> }} />}
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
      {/* they scroll with the rows: beside the buttons they would cover the total in low windows and with large text */}
      {children && <div className={terms}>{children}</div>}
      <ProblemAlert problem={problem} />
    </Modal>
  );
}
