'use client';

import { useLingui } from '@lingui/react/macro';
import { creditsPackage } from '../../../i18n/messages/credits.ts';
import type { PremiumPackage as PremiumOffer } from '../../../model/offer.ts';
import { Ticket, type TicketAction } from '../Ticket/Ticket.tsx';

export interface PremiumPackageProps extends TicketAction {
  /** The package. */
  offer: PremiumOffer;
}

/** A package of premium months, with the credits they bring. */
export function PremiumPackage({ offer, ...action }: PremiumPackageProps) {
  const { t } = useLingui();
  const { months, creditsPerMonth, mayRenew = false } = offer;
  return (
    <Ticket
      {...action}
      component="PremiumPackage"
      offer={offer}
      amount={months}
      unit={t(creditsPackage.months({ count: months }))}
      worth={t(creditsPackage.monthly({ credits: creditsPerMonth }))}
      payment={t(mayRenew ? creditsPackage.mayRenew : creditsPackage.oneTime)}
      actionLabel={(visible, price) => t(creditsPackage.chooseMonths({ action: visible, months, price }))}
    />
  );
}
