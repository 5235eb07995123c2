'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { orderSummary } from '../../../i18n/messages/payment.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Offer } from '../../../model/offer.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import type { Problem } from '../../../model/problem.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import * as styles from './OrderSummary.css.ts';
import { OrderTerms } from './OrderTerms.tsx';
import { useOrderRows } from './useOrderRows.tsx';

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
  /** A link that helps. */
  remedy?: ReactNode;
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
  remedy,
  children,
}: OrderSummaryProps) {
  const { t } = useLingui();
  const rows = useOrderRows(offer, method);
  return (
    <section data-component="OrderSummary" aria-label={t(orderSummary.title)} className={styles.root}>
      {children}
      <div className={styles.order}>
        <DataList compact rows={rows} />
        <OrderTerms refundDays={refundDays} termsHref={termsHref} returnsHref={returnsHref} />
        {problem && (
          <Notice tone="critical" icon={<Icon shape={icons.alert} size="s" />}>
            <span>{problemText(t, problem)}</span> {remedy}
          </Notice>
        )}
        <Button tone="primary" size="l" wide pending={pending} disabled={method === null} onClick={onOrder}>
          {t(orderSummary.order)}
        </Button>
      </div>
    </section>
  );
}
