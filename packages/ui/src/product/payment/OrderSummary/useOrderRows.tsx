'use client';

import { useLingui } from '@lingui/react/macro';
import { creditsPackage } from '../../../i18n/messages/credits.ts';
import { orderSummary } from '../../../i18n/messages/payment.ts';
import type { Offer } from '../../../model/offer.ts';
import type { PaidWith } from '../../../model/payment.ts';
import type { DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { methodName } from '../PaymentMethodPicker/method-name.ts';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './OrderSummary.css.ts';

/**
 * The rows of an order's summary, the total as the strong row.
 *
 * @param renewal how premium renews; by default it does not
 */
export function useOrderRows(offer: Offer, method: PaidWith | null, renewal?: string): DataListRow[] {
  const { t } = useLingui();
  const format = useFormat();
  const { price, normalPrice, discountPercent } = offer;
  const saved = normalPrice.amountMinor - price.amountMinor;
  return [
    { term: t(orderSummary.item), detail: purchaseText(t, offer) },
    ...(offer.kind === 'premium'
      ? [
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
