'use client';

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { Offer } from '../../../model/offer.ts';
import { Price } from '../../../patterns/Price/Price.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { DiscountRibbon } from '../DiscountRibbon/DiscountRibbon.tsx';
import { PopularFlag } from '../PopularFlag/PopularFlag.tsx';
import * as styles from './Ticket.css.ts';

/** Props of the button that chooses a package. */
export interface TicketAction {
  /** Leads to the order; without it the button calls `onChoose`. */
  href?: string;
  /** A package was chosen. */
  onChoose?: (event: { offer: Offer }) => void;
  /** Draws the primary button. */
  emphasis?: boolean;
  /** This package is being ordered. */
  selected?: boolean;
  /** The choice is being processed. */
  pending?: boolean;
  /** Cannot be bought at the moment. */
  unavailable?: boolean;
}

export interface TicketProps extends TicketAction, RootProps<'article'> {
  /** The package. */
  offer: Offer;
  /** The large number. */
  amount: number;
  /** The word after the number. */
  unit: string;
  /** Text below the number: what it is worth. */
  worth: string;
  /** Below the price: how often it is paid. */
  payment: string;
  /** Text of the button for screen readers; begins with the visible text. */
  actionLabel: (visible: string, price: string) => string;
}

/**
 * Shared layout of credit and premium packages, shaped like a ticket; only edge and ribbon have the colour of the tone.
 *
 * @part edge - the coloured edge
 * @part flag - the flag of the most chosen package
 * @part ribbon - the ribbon with the discount
 * @part amount - the number
 * @part worth - what it is worth
 * @part price - the price
 * @part action - the button
 */
export function Ticket({
  offer,
  amount,
  unit,
  worth,
  payment,
  actionLabel,
  href,
  onChoose,
  emphasis = false,
  selected = false,
  pending = false,
  unavailable = false,
  className,
  ...rest
}: TicketProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const { tone, price, normalPrice, discountPercent, popular } = offer;
  const actionText = t(selected ? creditsPackage.chosen : creditsPackage.choose);
  const label = actionLabel(actionText, format.money(price));
  const button = { tone: emphasis ? 'primary' : 'quiet', wide: true, 'aria-label': label } as const;
  const reduced = discountPercent !== null && normalPrice.amountMinor > price.amountMinor;
  return (
    <article
      data-tone={tone}
      aria-labelledby={`${id}-amount`}
      {...rest}
      className={cx(
        'vl-Ticket',
        styles.root,
        styles.tone[tone],
        selected && styles.selected,
        unavailable && styles.unavailable,
        className,
      )}
    >
      <span aria-hidden data-part="edge" className={styles.edge} />
      <div data-part="flag" className={styles.flagRow}>
        {popular && <PopularFlag />}
      </div>
      {reduced && (
        <span data-part="ribbon" className={styles.ribbon}>
          <DiscountRibbon tone={tone} percent={discountPercent} />
        </span>
      )}
      <h3
        id={`${id}-amount`}
        data-part="amount"
        className={cx(styles.amount, amount > 999 && styles.longAmount)}
      >
        <span>{format.number(amount)}</span> <span className={styles.unit}>{unit}</span>
      </h3>
      <p data-part="worth" className={styles.worth}>
        {worth}
      </p>
      <div data-part="price" className={styles.price}>
        <Price
          size="l"
          price={price}
          normalPrice={normalPrice}
          wasNowText={({ was, now }) => t(creditsPackage.priceWas({ normal: was, price: now }))}
        />
        <span className={styles.payment}>{payment}</span>
      </div>
      <div data-part="action" className={styles.action}>
        {unavailable ? (
          <p className={styles.gone}>{t(creditsPackage.unavailable)}</p>
        ) : href === undefined ? (
          <Button {...button} pending={pending} aria-pressed={selected} onClick={() => onChoose?.({ offer })}>
            {actionText}
          </Button>
        ) : (
          <LinkButton {...button} href={href} aria-current={selected || undefined}>
            {actionText}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
