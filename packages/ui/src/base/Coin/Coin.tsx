import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Coin.css.ts';

export interface CoinProps extends RootProps<'svg', 'size'> {
  /** How large it is drawn. */
  size?: keyof typeof styles.size;
}

/** Drawing of a coin, the symbol of credits; the number beside it says how many. */
export const Coin = ({ size = 'm', className, ...rest }: CoinProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Coin', { size }, styles);
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      {...rest}
      className={cx('vl-Coin', styles.coin, styles.size[size], className)}
    >
      <circle className={styles.face} cx="10" cy="10" r="9.25" />
      <circle className={styles.rim} cx="10" cy="10" r="8.5" strokeWidth="1.5" />
      <circle className={styles.rim} cx="10" cy="10" r="5.5" strokeWidth="1" strokeDasharray="1.2 1.68" />
    </svg>
  );
};
