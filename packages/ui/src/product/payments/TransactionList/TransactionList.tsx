'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { transactionList } from '../../../i18n/messages/payments/transactions.ts';
import type { Transaction } from '../../../model/payment.ts';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { TransactionRow, type TransactionRowProps } from '../TransactionRow/TransactionRow.tsx';
import { PaymentListFrame, type PaymentListProps } from './PaymentListFrame.tsx';
import * as styles from './TransactionList.css.ts';

export interface TransactionListProps extends PaymentListProps, RootProps<'div'> {
  /** The latest first; each in the currency it was paid in. */
  transactions: readonly Transaction[];
  /**
   * Address of a payment, such as `/transactions/{id}`. When left out: the route `receipt` for those that are completed or
   * were reversed, the route `transaction` for the others.
   */
  href?: HrefTemplate<'id'>;
  /** Draws an item in place of `TransactionRow`, and gets its props: `props => <TransactionRow {...props} />`. */
  renderItem?: (props: TransactionRowProps) => ReactNode;
}

const drawTransactionRow = (props: TransactionRowProps) => <TransactionRow {...props} />;

/** All payments and attempts to pay, by month. */
export function TransactionList({
  transactions,
  href,
  renderItem = drawTransactionRow,
  className,
  ...frame
}: TransactionListProps) {
  const format = useFormat();
  const routes = useRoutes();
  const id = useId();
  const routeOf = ({ status, statusText }: Transaction) =>
    status === 'completed' || statusText ? routes.receipt : routes.transaction;
  const months = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const month = format.date(transaction.createdAt, { month: 'long', year: 'numeric' });
    months.set(month, [...(months.get(month) ?? []), transaction]);
  }
  return (
    <PaymentListFrame
      {...frame}
      empty={{ title: transactionList.empty, body: transactionList.emptyBody }}
      className={cx('vl-TransactionList', className)}
    >
      {transactions.length === 0
        ? null
        : [...months].map(([month, paid], index) => (
            <section key={month} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className={styles.month}>
                {month}
              </h2>
              <ul className={styles.list}>
                {paid.map(transaction => (
                  <li key={transaction.id}>
                    {renderItem({
                      transaction,
                      href: fillHref(href ?? routeOf(transaction), { id: transaction.id }),
                    })}
                  </li>
                ))}
              </ul>
            </section>
          ))}
    </PaymentListFrame>
  );
}
