'use client';

import { useLingui } from '@lingui/react/macro';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import type { Offer } from '../../../model/offer.ts';
import type { PaidWith } from '../../../model/payment.ts';
import type { DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { methodName } from '../PaymentMethodPicker/method-name.ts';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './OrderSummary.css.ts';

/** What an order's summary shows. */
export interface OrderRows {
  offer: Offer;
  /** Null while none is chosen. */
  method: PaidWith | null;
  /** Days to withdraw; 0 leaves out what a withdrawal costs. */
  refundDays: number;
  /** How premium renews; by default it does not. */
  renewal?: string;
}

/** All credits that an offer brings. */
const creditsOf = (offer: Offer) =>
  offer.kind === 'premium' ? offer.creditsPerMonth * offer.months : offer.credits;

/** The rows of an order's summary, the total as the strong row. */
export function useOrderRows({ offer, method, refundDays, renewal }: OrderRows): DataListRow[] {
  const { t } = useLingui();
  const format = useFormat();
  const { price, normalPrice, discountPercent } = offer;
  const saved = normalPrice.amountMinor - price.amountMinor;
  const credits = creditsOf(offer);
  /** A part of the price, a started minor unit counted. */
  const share = (parts: number) =>
    format.money({ ...price, amountMinor: Math.ceil(price.amountMinor / parts) });
  return [
    { term: t(orderSummary.item), detail: purchaseText(t, offer) },
    ...(offer.kind === 'premium'
      ? [
          { term: t(orderSummary.membership), detail: t(orderSummary.noExtraCharge) },
          {
            term: t(orderSummary.included),
            detail: t(creditsPackage.monthly({ credits: offer.creditsPerMonth })),
          },
        ]
      : []),
    ...(saved > 0 && discountPercent !== null
      ? [
          { term: t(orderSummary.normalPrice), detail: format.money(normalPrice) },
          {
            term: t(orderSummary.discount({ percent: format.percent(discountPercent) })),
            detail: `−${format.money({ amountMinor: saved, currency: price.currency })}`,
          },
        ]
      : []),
    {
      term: t(orderSummary.method),
      detail: method ? methodName(t, method) : t(orderSummary.methodMissing),
    },
    { term: t(orderSummary.renewal), detail: renewal ?? t(orderSummary.never) },
    ...(refundDays > 0 && credits > 0
      ? [{ term: t(orderSummary.withdrawal), detail: t(orderSummary.usedCredit({ price: share(credits) })) }]
      : []),
    ...(offer.kind === 'premium' && offer.months > 1
      ? [{ term: t(orderSummary.monthly), detail: share(offer.months) }]
      : []),
    {
      term: t(orderSummary.total),
      detail: (
        <>
          <span className={styles.total}>{format.money(price)}</span>
          <span className={styles.vat}>{t(orderSummary.vat)}</span>
        </>
      ),
      strong: true,
    },
  ];
}
