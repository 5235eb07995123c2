'use client';

import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { creditsPackage } from '../../../i18n/messages/credits.ts';
import { orderTerms } from '../../../i18n/messages/legal.ts';
import { orderSummary } from '../../../i18n/messages/payment.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import { rich } from '../../../i18n/rich.tsx';
import type { Offer } from '../../../model/offer.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import type { Problem } from '../../../model/problem.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { useFormat, useT } from '../../../provider/hooks.ts';
import { methodName } from '../PaymentMethodPicker/methodName.ts';
import { boughtText } from '../TransactionRow/boughtText.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  offer: Offer;
  /** Null while none is chosen; the button waits for it. */
  method: PaymentMethod | null;
  /** For how many days one can withdraw; 0 leaves the sentence out. */
  refundDays: number;
  termsHref: string;
  returnsHref: string;
  onOrder: () => void;
  /** The order is on its way. */
  pending?: boolean;
  /** Why it was refused. */
  problem?: Problem | null;
  /** The ways to pay: above the summary, beside it where there is room. */
  children?: ReactNode;
}

/** All one must know before ordering, right above the button that says one has to pay. */
export function OrderSummary({
  offer,
  method,
  refundDays,
  termsHref,
  returnsHref,
  onOrder,
  pending = false,
  problem,
  children,
}: OrderSummaryProps) {
  const t = useT();
  const format = useFormat();
  const { price, normalPrice, discountPercent } = offer;
  const saved = normalPrice.amountMinor - price.amountMinor;
  const item = boughtText(t, offer);
  const rows = [
    { term: t(orderSummary.item), detail: item },
    ...(offer.kind === 'premium'
      ? [
          {
            term: t(orderSummary.included),
            detail: t(creditsPackage.monthly, { credits: offer.creditsPerMonth }),
          },
        ]
      : []),
    ...(saved > 0 && discountPercent !== null
      ? [
          { term: t(orderSummary.normalPrice), detail: format.money(normalPrice) },
          {
            term: t(orderSummary.discount, { percent: format.percent(discountPercent) }),
            detail: `−${format.money({ amountMinor: saved, currency: price.currency })}`,
          },
        ]
      : []),
    {
      term: t(orderSummary.method),
      detail: method ? methodName(t, method) : t(orderSummary.methodMissing),
    },
    { term: t(orderSummary.renewal), detail: t(orderSummary.never) },
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
  return (
    <section data-component="OrderSummary" aria-label={t(orderSummary.title)} className={styles.root}>
      {children}
      <div className={styles.order}>
        <DataList compact rows={rows} />
        <p className={styles.terms}>
          {rich(t(orderTerms.text), {
            terms: text => <TextLink href={termsHref}>{text}</TextLink>,
            returns: text => <TextLink href={returnsHref}>{text}</TextLink>,
          })}{' '}
          {refundDays > 0 && t(orderTerms.withdrawal, { days: refundDays })}
        </p>
        {problem && (
          <Notice tone="critical" icon={<Icon shape={icons.alert} size="s" />}>
            {problemText(t, problem)}
          </Notice>
        )}
        <Button tone="primary" size="l" wide pending={pending} disabled={method === null} onClick={onOrder}>
          {t(orderSummary.order)}
        </Button>
      </div>
    </section>
  );
}
