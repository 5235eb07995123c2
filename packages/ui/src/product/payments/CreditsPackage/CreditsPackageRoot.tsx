'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { CreditPackage } from '../../../model/offer.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { TicketRoot } from '../Ticket/TicketRoot.tsx';
import type { TicketAction } from '../Ticket/ticket-context.ts';
import { worthText } from '../Ticket/worth-text.ts';

export interface CreditsPackageRootProps extends TicketAction, RootProps<'article'> {
  /** The package. */
  offer: CreditPackage;
  /** `PackageFlag`, `PackageRibbon`, `PackageAmount`, `PackageWorth`, `PackagePrice` and `PackageAction`, in the order of the site. */
  children: ReactNode;
}

/** The article around the parts of a package of credits. */
export function CreditsPackageRoot({ offer, className, ...rest }: CreditsPackageRootProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { credits } = offer;
  return (
    <TicketRoot
      {...rest}
      offer={offer}
      texts={{
        amount: credits,
        unit: t(creditsPackage.unit({ count: credits })),
        worth: worthText(t, format, offer),
        payment: t(creditsPackage.oneTime),
        actionLabel: (visible, price) => t(creditsPackage.chooseCredits({ action: visible, credits, price })),
      }}
      className={cx('vl-CreditsPackageRoot', className)}
    />
  );
}
