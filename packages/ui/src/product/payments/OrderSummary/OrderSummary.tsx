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
import { StickyBar } from '../../../patterns/StickyBar/StickyBar.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { ShortTicket } from '../Ticket/ShortTicket.tsx';
import { purchaseText } from '../TransactionRow/purchase-text.ts';
import * as styles from './OrderSummary.css.ts';
import { OrderTerms } from './OrderTerms.tsx';
import { useOrderRows } from './useOrderRows.tsx';
import { useUnseenRequest } from './useUnseenRequest.ts';

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
  /** What the buyer can ask for, directly above the button; see `BeginRequest`. Hidden by the bar, the first press shows it. */
  request?: ReactNode;
  /** News of the order right above the button, read out when it appears: its price has changed. */
  notice?: ReactNode;
  /** The payment methods: between the package and the list, below the package on desktops. */
  children?: ReactNode;
}

/**
 * An order: the package with its price, everything that buyers must see before they order, and the order button, which on phones
 * and tablets stays in view with the total.
 *
 * @part order - the list of everything
 * @part bar - total and button
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
  notice,
  children,
  className,
  ...rest
}: OrderSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const titleId = useId();
  const rows = useOrderRows({ offer, method, refundDays });
  const unseen = useUnseenRequest();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={cx('vl-OrderSummary', styles.root, Boolean(children) && styles.columns, className)}
    >
      <div className={styles.purchase}>
        <ShortTicket offer={offer} />
        {children}
      </div>
      <div className={styles.side}>
        <div data-part="order" className={styles.order}>
          <Heading level={2} size="xl" id={titleId}>
            {t(orderSummary.title)}
          </Heading>
          <DataList compact rows={rows} />
          <OrderTerms refundDays={refundDays} termsHref={termsHref} returnsHref={returnsHref} />
          {request && <div ref={unseen.request}>{request}</div>}
        </div>
        <StickyBar
          ref={unseen.bar}
          of="page"
          label={t(orderSummary.title)}
          data-part="bar"
          className={styles.bar}
        >
          <ErrorAlert>
            {problem && (
              <>
                <span>{problemText(t, problem)}</span> {remedy}
              </>
            )}
          </ErrorAlert>
          <div role="alert" className={styles.notice}>
            {notice}
          </div>
          <p className={styles.due}>
            <span>{purchaseText(t, offer)}</span>
            <span className={styles.dueTotal}>
              <span>{format.money(offer.price)}</span>
              <span className={styles.vat}>{t(orderSummary.vat)}</span>
            </span>
          </p>
          <Button
            tone="primary"
            size="l"
            wide
            pending={pending}
            disabled={method === null}
            onClick={() => unseen.reveal() || onOrder()}
          >
            {t(orderSummary.order)}
          </Button>
        </StickyBar>
      </div>
    </section>
  );
}
