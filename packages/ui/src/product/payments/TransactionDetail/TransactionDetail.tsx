'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { orderSummary, transactionRow } from '../../../i18n/messages/payments/payment.ts';
import { transactionDetail } from '../../../i18n/messages/payments/transactions.ts';
import type { Transaction } from '../../../model/payment.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { methodName } from '../PaymentMethodPicker/method-name.ts';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './TransactionDetail.css.ts';

export interface TransactionDetailProps extends RootProps<'div'> {
  /** The payment. */
  transaction: Transaction;
  /** Last day of the withdrawal (ISO 8601) and the address of its page; null when it is over. */
  withdrawal?: { until: string; href: string } | null;
  /** The seller: `CompanyInfo`. */
  children?: ReactNode;
}

const states = {
  completed: { tone: 'positive', word: transactionDetail.paid },
  pending: { tone: 'warning', word: transactionRow.pending },
  failed: { tone: 'danger', word: transactionRow.failed },
  cancelled: { tone: 'neutral', word: transactionRow.cancelled },
} as const;

/** All details of one payment. */
export function TransactionDetail({
  transaction,
  withdrawal,
  children,
  className,
  ...rest
}: TransactionDetailProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, purchase, status, amount, method, createdAt, statusText } = transaction;
  const state = states[status];
  const nothingPaid = status === 'failed' || status === 'cancelled';
  return (
    <div data-status={status} {...rest} className={cx('vl-TransactionDetail', styles.root, className)}>
      <div>
        <div className={styles.head}>
          <div className={styles.amount}>
            <Heading level={2} size="h3">
              {format.money(amount)}
            </Heading>
          </div>
          {statusText ? <Badge>{statusText}</Badge> : <Badge tone={state.tone}>{t(state.word)}</Badge>}
        </div>
        <p className={styles.small}>{t(nothingPaid ? transactionDetail.unpaid : orderSummary.vat)}</p>
      </div>
      <DataList
        compact
        rows={[
          { term: t(orderSummary.item), detail: purchaseText(t, purchase) },
          { term: t(orderSummary.method), detail: methodName(t, method) },
          {
            term: t(transactionDetail.date),
            detail: format.moment(createdAt),
          },
          { term: t(transactionDetail.number), detail: <bdi translate="no">{id}</bdi> },
        ]}
      />
      {withdrawal && (
        <div className={styles.right}>
          <p className={styles.note}>
            {t(
              transactionDetail.withdrawal({
                date: format.date(withdrawal.until, { dateStyle: 'long' }),
              }),
            )}
          </p>
          <TextLink strong href={withdrawal.href}>
            {t(transactionDetail.withdraw)}
          </TextLink>
        </div>
      )}
      {children}
    </div>
  );
}
