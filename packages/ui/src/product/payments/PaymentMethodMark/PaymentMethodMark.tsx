import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import type { PaidWith } from '../../../model/payment.ts';
import { type MarkShape, markOf } from './method-marks.ts';
import * as styles from './PaymentMethodMark.css.ts';

export interface PaymentMethodMarkProps extends RootProps<'svg', 'method'> {
  /** How one can pay, or paid. */
  method: PaidWith;
}

const drawings: Record<MarkShape, string> = {
  card: 'M1 7.5h38',
  wallet: 'M5.5 8.5h26a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-23a3 3 0 0 1-3-3zM5.5 8.5l20-5v5M27.5 16.5h7',
  bank: 'M8 11.5 20 5l12 6.5zM11 14v7M17 14v7M23 14v7M29 14v7M8 23.5h24',
  phone: 'M14.5 3.5h11a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM18 21.5h4',
  voucher:
    'M5.5 7.5h29v4.5a2.5 2.5 0 0 0 0 5v4.5h-29V17a2.5 2.5 0 0 0 0-5zM14 8v1.5M14 12.5V14M14 17v1.5M14 20.5v1',
};

/** A small drawn card beside the name of a payment method; decorative. */
export function PaymentMethodMark({ method, className, ...rest }: PaymentMethodMarkProps) {
  const { shape, letters } = markOf(method);
  return (
    <svg
      data-shape={shape}
      viewBox="0 0 40 28"
      aria-hidden
      {...rest}
      className={cx('vl-PaymentMethodMark', styles.root, className)}
    >
      <rect x="0.5" y="0.5" width="39" height="27" rx="3" className={styles.frame} />
      <path d={drawings[shape]} className={styles.line} />
      {letters ? (
        <text x="5" y="21.5" className={styles.letters}>
          {letters}
        </text>
      ) : (
        shape === 'card' && <path d="M5 19.5h9" className={styles.line} />
      )}
    </svg>
  );
}
