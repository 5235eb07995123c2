import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { repeatOrderList } from '../../../i18n/messages/payments/transactions.ts';
import { RepeatOrderRow, type RepeatOrderRowProps } from '../RepeatOrderRow/RepeatOrderRow.tsx';
import { PaymentListFrame, type PaymentListProps } from '../TransactionList/PaymentListFrame.tsx';
import { list } from '../TransactionList/TransactionList.css.ts';

export interface RepeatOrderListProps extends PaymentListProps, RootProps<'div'> {
  /** The latest first; each package once. */
  orders: readonly (RepeatOrderRowProps & { id: string })[];
  /** Draws an item in place of `RepeatOrderRow`, and gets its props: `props => <RepeatOrderRow {...props} />`. */
  renderItem?: (props: RepeatOrderRowProps) => ReactNode;
}

const drawRepeatOrderRow = (props: RepeatOrderRowProps) => <RepeatOrderRow {...props} />;

/** Former purchases that can be ordered again, at today's price. */
export function RepeatOrderList({
  orders,
  renderItem = drawRepeatOrderRow,
  className,
  ...frame
}: RepeatOrderListProps) {
  return (
    <PaymentListFrame
      {...frame}
      empty={{ title: repeatOrderList.empty, body: repeatOrderList.emptyBody }}
      className={cx('vl-RepeatOrderList', className)}
    >
      {orders.length === 0 ? null : (
        <ul className={list}>
          {orders.map(({ id, ...order }) => (
            <li key={id}>{renderItem(order)}</li>
          ))}
        </ul>
      )}
    </PaymentListFrame>
  );
}
