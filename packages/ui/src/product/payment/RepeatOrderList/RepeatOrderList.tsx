'use client';

import { repeatOrderList } from '../../../i18n/messages/transactions.ts';
import { useT } from '../../../provider/hooks.ts';
import { RepeatOrderRow, type RepeatOrderRowProps } from '../RepeatOrderRow/RepeatOrderRow.tsx';
import { PaymentsFrame, type PaymentsFrameProps } from '../TransactionList/PaymentsFrame.tsx';
import { list } from '../TransactionList/TransactionList.css.ts';

export interface RepeatOrderListProps extends PaymentsFrameProps {
  /** The latest first; each package once. */
  orders: readonly (RepeatOrderRowProps & { id: string })[];
}

/** What one has bought before and can order again, at the price of the day. */
export function RepeatOrderList({ orders, ...frame }: RepeatOrderListProps) {
  const t = useT();
  return (
    <PaymentsFrame
      {...frame}
      component="RepeatOrderList"
      empty={{ title: t(repeatOrderList.empty), body: t(repeatOrderList.emptyBody) }}
    >
      {orders.length === 0 ? null : (
        <ul className={list}>
          {orders.map(({ id, ...order }) => (
            <li key={id}>
              <RepeatOrderRow {...order} />
            </li>
          ))}
        </ul>
      )}
    </PaymentsFrame>
  );
}
