'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { CreditPackage } from '../../../model/offer.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { Ticket, type TicketAction } from '../Ticket/Ticket.tsx';

export interface CreditsPackageProps extends TicketAction, RootProps<'article'> {
  /** The package. */
  offer: CreditPackage;
}

/** A package of credits: their number, the number and price of messages they pay for, and the price. */
export function CreditsPackage({ offer, className, ...action }: CreditsPackageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { credits, messageCredits, messagePrice } = offer;
  return (
    <Ticket
      {...action}
      offer={offer}
      amount={credits}
      unit={t(creditsPackage.unit({ count: credits }))}
      worth={t(
        creditsPackage.messages({
          count: Math.floor(credits / Math.max(1, messageCredits)),
          price: format.money(messagePrice),
        }),
      )}
      payment={t(creditsPackage.oneTime)}
      actionLabel={(visible, price) => t(creditsPackage.chooseCredits({ action: visible, credits, price }))}
      className={cx('vl-CreditsPackage', className)}
    />
  );
}
