import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import type { PaidWith } from '../../../model/payment.ts';
import { markOf } from './method-marks.ts';
import * as styles from './PaymentMethodMark.css.ts';

export interface PaymentMethodMarkProps extends RootProps<'svg', 'method'> {
  /** How one can pay, or paid. */
  method: PaidWith;
}

/** The mark of a payment method beside its name, in the colour of the text: that of the brand, or an icon of its kind. Decorative. */
export function PaymentMethodMark({ method, className, ...rest }: PaymentMethodMarkProps) {
  const shape = markOf(method);
  return (
    // the same square for all, so that names below each other begin at one line
    <Icon
      size="l"
      {...rest}
      shape={shape}
      className={cx('vl-PaymentMethodMark', shape.solid ? styles.brand : styles.kind, className)}
    />
  );
}
