'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { repeatOrderRow, transactionRow } from '../../../i18n/messages/payments/payment.ts';
import type { Money } from '../../../model/money.ts';
import type { PaidWith, Purchase } from '../../../model/payment.ts';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { PaymentMethodMark } from '../PaymentMethodMark/PaymentMethodMark.tsx';
import { methodName } from '../PaymentMethodPicker/method-name.ts';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './RepeatOrderRow.css.ts';

export interface RepeatOrderRowProps extends RootProps<'div'> {
  /** What was bought. */
  purchase: Purchase;
  /** How it was paid. */
  method: PaidWith;
  /** When it was last bought: ISO 8601. */
  lastAt: string;
  /** What it costs today; null when it is no longer sold. */
  price: Money | null;
  /** Address of the order, which shows the whole summary first. */
  href: string;
}

/** A former purchase at today's price. Put it inside an `li`. */
export function RepeatOrderRow({
  purchase,
  method,
  lastAt,
  price,
  href,
  className,
  ...rest
}: RepeatOrderRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const item = purchaseText(t, purchase);
  return (
    <div {...rest} className={cx('vl-RepeatOrderRow', styles.root, className)}>
      <ListRow
        start={<PaymentMethodMark method={method} />}
        title={item}
        detail={t(transactionRow.detail({ date: format.date(lastAt), method: methodName(t, method) }))}
        end={
          price ? (
            <span className={styles.end}>
              <span className={styles.price}>{format.money(price)}</span>
              <LinkButton
                size="s"
                href={href}
                aria-label={t(repeatOrderRow.actionLong({ item, price: format.money(price) }))}
              >
                {t(repeatOrderRow.action)}
              </LinkButton>
            </span>
          ) : (
            <span className={styles.gone}>{t(repeatOrderRow.gone)}</span>
          )
        }
      />
    </div>
  );
}
