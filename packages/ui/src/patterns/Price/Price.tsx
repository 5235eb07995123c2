'use client';

import { crossedOutPrice } from '@velluto/rules';
import { cx } from '../../base/cx.ts';
import { warnInDevelopment } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import type { Money } from '../../model/money.ts';
import { useFormat } from '../../provider/hooks.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends RootProps<'span'> {
  /** The price to pay. */
  price: Money;
  /** The usual price. Drawn crossed out only when it is higher and in the same currency. */
  normalPrice?: Money | null;
  /** Announces both prices to people who do not see the strike-through: "now …, was …". */
  wasNowText: (amounts: { now: string; was: string }) => string;
  /** Size of the figures. */
  size?: 'm' | 'l';
}

/**
 * An amount of money; with the former price crossed out when that was higher.
 *
 * @part now - the price, where it is reduced
 * @part was - the former price, crossed out
 */
export function Price({ price, normalPrice, wasNowText, size = 'm', className, ...rest }: PriceProps) {
  const format = useFormat();
  const now = format.money(price);
  const higher =
    normalPrice?.currency === price.currency
      ? crossedOutPrice(price.amountMinor, normalPrice.amountMinor)
      : null;
  if (process.env.NODE_ENV !== 'production') warnOfWrongPrices(price, normalPrice);
  if (higher === null) {
    return (
      <span {...rest} className={cx('vl-Price', styles.root, className)}>
        <span className={styles.now[size]}>{now}</span>
      </span>
    );
  }
  const was = format.money({ amountMinor: higher, currency: price.currency });
  return (
    <span {...rest} className={cx('vl-Price', styles.root, className)}>
      <VisuallyHidden>{wasNowText({ now, was })}</VisuallyHidden>
      <span aria-hidden data-part="now" className={styles.now[size]}>
        {now}
      </span>
      <s aria-hidden data-part="was" className={styles.was}>
        {was}
      </s>
    </span>
  );
}

function warnOfWrongPrices(price: Money, normal: Money | null | undefined): void {
  const { amountMinor, currency } = price;
  if (!(amountMinor >= 0)) {
    warnInDevelopment(
      'Price',
      `price is ${amountMinor} ${currency}`,
      'It is shown as it is',
      'Pass minor units, 0 or more',
    );
  }
  if (!normal || (normal.currency === currency && normal.amountMinor >= amountMinor)) return;
  warnInDevelopment(
    'Price',
    `normalPrice is ${normal.amountMinor} ${normal.currency}, price ${amountMinor} ${currency}`,
    'A price that is no reduction is not crossed out',
    'Pass a higher price in the same currency, or null',
  );
}
