'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { PremiumPackage as PremiumOffer } from '../../../model/offer.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { TicketRoot } from '../Ticket/TicketRoot.tsx';
import type { TicketAction } from '../Ticket/ticket-context.ts';
import { worthText } from '../Ticket/worth-text.ts';

export interface PremiumPackageRootProps extends TicketAction, RootProps<'article'> {
  /** The package. */
  offer: PremiumOffer;
  /** `PackageFlag`, `PackageRibbon`, `PackageAmount`, `PackageWorth`, `PackagePrice` and `PackageAction`, in the order of the site. */
  children: ReactNode;
}

/** The article around the parts of a package of premium months. */
export function PremiumPackageRoot({ offer, className, ...rest }: PremiumPackageRootProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { months, mayRenew = false } = offer;
  return (
    <TicketRoot
      {...rest}
      offer={offer}
      texts={{
        amount: months,
        unit: t(creditsPackage.months({ count: months })),
        worth: worthText(t, format, offer),
        payment: t(mayRenew ? creditsPackage.mayRenew : creditsPackage.oneTime),
        actionLabel: (visible, price) => t(creditsPackage.chooseMonths({ action: visible, months, price })),
      }}
      className={cx('vl-PremiumPackageRoot', className)}
    />
  );
}
