import { repeatOrderList } from '../../../i18n/messages/transactions.ts';
import { RepeatOrderRow, type RepeatOrderRowProps } from '../RepeatOrderRow/RepeatOrderRow.tsx';
import { PaymentListFrame, type PaymentListProps } from '../TransactionList/PaymentListFrame.tsx';
import { list } from '../TransactionList/TransactionList.css.ts';

export interface RepeatOrderListProps extends PaymentListProps {
  /** The latest first; each package once. */
  orders: readonly (RepeatOrderRowProps & { id: string })[];
}

/** Former purchases that can be ordered again, at today's price. */
export function RepeatOrderList({ orders, ...frame }: RepeatOrderListProps) {
  return (
    <PaymentListFrame
      {...frame}
      component="RepeatOrderList"
      empty={{ title: repeatOrderList.empty, body: repeatOrderList.emptyBody }}
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
    </PaymentListFrame>
  );
}
