'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Offer } from '../../../model/offer.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import type { Problem } from '../../../model/problem.ts';
import { DataList } from '../../../patterns/DataList/DataList.tsx';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import * as styles from './OrderSummary.css.ts';
import { OrderTerms } from './OrderTerms.tsx';
import { useOrderRows } from './useOrderRows.tsx';

export interface OrderSummaryProps extends RootProps<'section'> {
  /** The package. */
  offer: Offer;
  /** Payment method; null while none is chosen, which disables the button. */
  method: PaymentMethod | null;
  /** Days during which the order can be withdrawn; 0 leaves the sentence out. */
  refundDays: number;
  /** Address of the terms; the route `terms` when left out. */
  termsHref?: string;
  /** Address of the page on giving credits back; the route `returns` when left out. */
  returnsHref?: string;
  /** The button that orders was pressed. */
  onOrder: () => void;
  /** The order is being sent. */
  pending?: boolean;
  /** Error of the order. */
  problem?: Problem | null;
  /** A link that helps with the error. */
  remedy?: ReactNode;
  /** What the buyer has to ask for, directly above the button; see `BeginRequest`. */
  request?: ReactNode;
  /** The payment methods: above the summary, beside it where there is space. */
  children?: ReactNode;
}

/**
 * Everything that buyers must see before they order, directly above the order button.
 *
 * @part order - the summary with its button
 */
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
  request,
  children,
  className,
  ...rest
}: OrderSummaryProps) {
  const { t } = useLingui();
  const titleId = useId();
  const rows = useOrderRows({ offer, method, refundDays });
  return (
    <section aria-labelledby={titleId} {...rest} className={cx('vl-OrderSummary', styles.root, className)}>
      {children}
      <div data-part="order" className={styles.order}>
        <Heading level={2} size="xl" id={titleId}>
          {t(orderSummary.title)}
        </Heading>
        <DataList compact rows={rows} />
        <OrderTerms refundDays={refundDays} termsHref={termsHref} returnsHref={returnsHref} />
        {request}
        <ErrorAlert>
          {problem && (
            <>
              <span>{problemText(t, problem)}</span> {remedy}
            </>
          )}
        </ErrorAlert>
        <Button tone="primary" size="l" wide pending={pending} disabled={method === null} onClick={onOrder}>
          {t(orderSummary.order)}
        </Button>
      </div>
    </section>
  );
}
