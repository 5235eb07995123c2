'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import { Price } from '../../../patterns/Price/Price.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { DiscountRibbon } from '../DiscountRibbon/DiscountRibbon.tsx';
import { PopularFlag } from '../PopularFlag/PopularFlag.tsx';
import * as styles from './Ticket.css.ts';
import { useTicket } from './ticket-context.ts';

export interface PackageFlagProps extends RootProps<'div'> {}

/** The flag of the package that is chosen most, on the upper edge; empty on the others. */
export function PackageFlag({ className, ...rest }: PackageFlagProps) {
  const { offer } = useTicket();
  return (
    <div data-part="flag" {...rest} className={cx('vl-PackageFlag', styles.flagRow, className)}>
      {offer.popular && <PopularFlag />}
    </div>
  );
}

export interface PackageRibbonProps extends RootProps<'span'> {}

/** The ribbon with the discount; nothing without one. */
export function PackageRibbon({ className, ...rest }: PackageRibbonProps) {
  const { tone, price, normalPrice, discountPercent } = useTicket().offer;
  if (discountPercent === null || normalPrice.amountMinor <= price.amountMinor) return null;
  return (
    <span data-part="ribbon" {...rest} className={cx('vl-PackageRibbon', styles.ribbon, className)}>
      <DiscountRibbon tone={tone} percent={discountPercent} />
    </span>
  );
}

export interface PackageAmountProps extends RootProps<'h3'> {}

/** The number of credits or months. It is the name of the package, so every package has it. */
export function PackageAmount({ className, ...rest }: PackageAmountProps) {
  const format = useFormat();
  const { texts, ids } = useTicket();
  const { amount, unit } = texts;
  return (
    <h3
      data-part="amount"
      {...rest}
      className={cx('vl-PackageAmount', styles.amount, amount > 999 && styles.longAmount, className)}
    >
      <span id={ids.amount}>{format.number(amount)}</span>{' '}
      <span id={ids.unit} className={styles.unit}>
        {unit}
      </span>
    </h3>
  );
}

export interface PackageWorthProps extends RootProps<'p'> {}

/** What the package is worth: how many messages, and what one costs. */
export function PackageWorth({ className, ...rest }: PackageWorthProps) {
  const { texts } = useTicket();
  return (
    <p data-part="worth" {...rest} className={cx('vl-PackageWorth', styles.worth, className)}>
      {texts.worth}
    </p>
  );
}

export interface PackagePriceProps extends RootProps<'div'> {}

/** The price, the normal one crossed out beside a lower one, and how often it is paid. */
export function PackagePrice({ className, ...rest }: PackagePriceProps) {
  const { t } = useLingui();
  const { offer, texts } = useTicket();
  return (
    <div data-part="price" {...rest} className={cx('vl-PackagePrice', styles.price, className)}>
      <Price
        size="l"
        price={offer.price}
        normalPrice={offer.normalPrice}
        wasNowText={({ was, now }) => t(creditsPackage.priceWas({ normal: was, price: now }))}
      />
      <span className={styles.payment}>{texts.payment}</span>
    </div>
  );
}

export interface PackageActionProps extends RootProps<'div'> {}

/** The button or link that chooses the package, or the words that it cannot be bought. */
export function PackageAction({ className, ...rest }: PackageActionProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { offer, texts, action } = useTicket();
  const { href, onChoose, emphasis, selected, pending, unavailable } = action;
  const text = t(selected ? creditsPackage.chosen : creditsPackage.choose);
  const label = texts.actionLabel(text, format.money(offer.price));
  const button = { tone: emphasis ? 'primary' : 'quiet', wide: true, 'aria-label': label } as const;
  return (
    <div data-part="action" {...rest} className={cx('vl-PackageAction', styles.action, className)}>
      {unavailable ? (
        <p className={styles.gone}>{t(creditsPackage.unavailable)}</p>
      ) : href === undefined ? (
        <Button {...button} pending={pending} aria-pressed={selected} onClick={() => onChoose?.({ offer })}>
          {text}
        </Button>
      ) : (
        <LinkButton {...button} href={href} aria-current={selected || undefined}>
          {text}
        </LinkButton>
      )}
    </div>
  );
}
