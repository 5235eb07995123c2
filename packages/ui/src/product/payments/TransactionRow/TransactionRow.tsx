'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { transactionRow } from '../../../i18n/messages/payments/payment.ts';
import type { Transaction } from '../../../model/payment.ts';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { PaymentMethodMark } from '../PaymentMethodMark/PaymentMethodMark.tsx';
import { methodName } from '../PaymentMethodPicker/method-name.ts';
import { purchaseText } from './purchase-text.ts';
import * as styles from './TransactionRow.css.ts';

export interface TransactionRowProps extends RootProps<'div'> {
  /** The payment. */
  transaction: Transaction;
  /** Address of the receipt. */
  href?: string;
}

const states = {
  pending: { tone: 'warning', word: transactionRow.pending },
  failed: { tone: 'danger', word: transactionRow.failed },
  cancelled: { tone: 'neutral', word: transactionRow.cancelled },
} as const;

/** One payment: package, date, method, amount. A completed one has no label. Put it inside an `li`. */
export function TransactionRow({ transaction, href, className, ...rest }: TransactionRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { purchase, status, amount, method, createdAt, statusText } = transaction;
  const state = status === 'completed' ? null : states[status];
  const nothingPaid = status === 'failed' || status === 'cancelled';
  return (
    <div data-status={status} {...rest} className={cx('vl-TransactionRow', className)}>
      <ListRow
        href={href}
        start={<PaymentMethodMark method={method} />}
        title={purchaseText(t, purchase)}
        detail={t(transactionRow.detail({ date: format.date(createdAt), method: methodName(t, method) }))}
        end={
          <span className={styles.end}>
            <span className={nothingPaid ? styles.unpaid : styles.amount}>{format.money(amount)}</span>
            {statusText ? (
              <Badge>{statusText}</Badge>
            ) : (
              state && <Badge tone={state.tone}>{t(state.word)}</Badge>
            )}
          </span>
        }
      />
    </div>
  );
}
