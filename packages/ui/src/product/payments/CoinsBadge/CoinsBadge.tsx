'use client';

import { useLingui } from '@lingui/react/macro';
import { CoinPill } from '../../../base/CoinPill/CoinPill.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { coinsBadge } from '../../../i18n/messages/payments/credits.ts';

export interface CoinsBadgeProps extends RootProps<'span'> {
  /** The balance; null while unknown: nothing is shown. */
  credits: number | null;
  /** Address of the packages; makes the badge a link. */
  href?: string;
}

/** The balance as a coin and a number. */
export function CoinsBadge({ credits, href, className, ...rest }: CoinsBadgeProps) {
  const { t } = useLingui();
  if (credits === null) return null;
  return (
    <CoinPill
      {...rest}
      amount={credits}
      href={href}
      label={t(coinsBadge.label({ credits }))}
      className={cx('vl-CoinsBadge', className)}
    />
  );
}
