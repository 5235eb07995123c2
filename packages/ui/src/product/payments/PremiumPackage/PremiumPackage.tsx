'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { PremiumPackage as PremiumOffer } from '../../../model/offer.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { Ticket, type TicketAction } from '../Ticket/Ticket.tsx';

export interface PremiumPackageProps extends TicketAction, RootProps<'article'> {
  /** The package. */
  offer: PremiumOffer;
}

/** A package of premium months, with the credits they bring and what a message costs with these. */
export function PremiumPackage({ offer, className, ...action }: PremiumPackageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { months, creditsPerMonth: credits, messagePrice, mayRenew = false } = offer;
  return (
    <Ticket
      {...action}
      offer={offer}
      amount={months}
      unit={t(creditsPackage.months({ count: months }))}
      worth={t(
        messagePrice
          ? creditsPackage.monthlyMessages({ credits, price: format.money(messagePrice) })
          : creditsPackage.monthly({ credits }),
      )}
      payment={t(mayRenew ? creditsPackage.mayRenew : creditsPackage.oneTime)}
      actionLabel={(visible, price) => t(creditsPackage.chooseMonths({ action: visible, months, price }))}
      className={cx('vl-PremiumPackage', className)}
    />
  );
}
