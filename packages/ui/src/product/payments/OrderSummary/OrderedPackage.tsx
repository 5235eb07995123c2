'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import type { Offer } from '../../../model/offer.ts';
import { Price } from '../../../patterns/Price/Price.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import * as ticket from '../Ticket/Ticket.css.ts';
import { worthText } from '../Ticket/worth-text.ts';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './OrderSummary.css.ts';

/** What is bought and for how much, as the ticket that was chosen before. */
export function OrderedPackage({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div data-part="package" className={cx(styles.ticket, ticket.paper, ticket.tone[offer.tone])}>
      <span aria-hidden className={ticket.edge} />
      <p className={styles.ticketLine}>
        <span className={styles.ticketName}>{purchaseText(t, offer)}</span>
        <Price
          size="l"
          price={offer.price}
          normalPrice={offer.normalPrice}
          wasNowText={({ was, now }) => t(creditsPackage.priceWas({ normal: was, price: now }))}
        />
      </p>
      <p className={styles.ticketLine}>
        <span className={styles.ticketWorth}>{worthText(t, format, offer)}</span>
        <span className={styles.vat}>{t(orderSummary.vat)}</span>
      </p>
    </div>
  );
}
