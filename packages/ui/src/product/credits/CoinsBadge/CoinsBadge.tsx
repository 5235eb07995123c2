'use client';

import { useLingui } from '@lingui/react/macro';
import { CoinPill } from '../../../base/CoinPill/CoinPill.tsx';
import { coinsBadge } from '../../../i18n/messages/credits.ts';

export interface CoinsBadgeProps {
  /** The balance; null while unknown: nothing is shown. */
  credits: number | null;
  /** Address of the packages; makes the badge a link. */
  href?: string;
}

/** The balance as a coin and a number. */
export function CoinsBadge({ credits, href }: CoinsBadgeProps) {
  const { t } = useLingui();
  if (credits === null) return null;
  return <CoinPill amount={credits} href={href} label={t(coinsBadge.label({ credits }))} />;
}
