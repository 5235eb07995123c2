'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import type { Offer } from '../../../model/offer.ts';
import { Price } from '../../../patterns/Price/Price.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './ShortTicket.css.ts';
import { edge, tone } from './Ticket.css.ts';
import { worthText } from './worth-text.ts';

/**
 * A package in two lines: what is bought and for how much, what it is worth and that tax is in the price.
 *
 * @part package - what is bought and its price
 */
export function ShortTicket({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <span data-part="package" className={cx(styles.root, tone[offer.tone])}>
      <span aria-hidden className={edge} />
      <span className={styles.line}>
        <span className={styles.name}>{purchaseText(t, offer)}</span>{' '}
        <Price
          size="l"
          price={offer.price}
          normalPrice={offer.normalPrice}
          wasNowText={({ was, now }) => t(creditsPackage.priceWas({ normal: was, price: now }))}
        />
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.small}>{worthText(t, format, offer)}</span>{' '}
        <span className={styles.small}>{t(orderSummary.vat)}</span>
      </span>
    </span>
  );
}
