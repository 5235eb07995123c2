'use client';

import { useLingui } from '@lingui/react/macro';
import { CoinPill } from '../../../base/CoinPill/CoinPill.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { cost } from '../../../i18n/messages/cost.ts';
import { coinsBadge } from '../../../i18n/messages/credits.ts';

export interface CoinsBadgeProps extends RootProps<'span'> {
  /** The balance; null while unknown: nothing is shown. */
  credits: number | null;
  /** Credits that the balance lacks because they are reserved for messages that wait: shown below it. */
  reserved?: number;
  /** Address of the packages; makes the badge a link. */
  href?: string;
}

/** The balance as a coin and a number. */
export function CoinsBadge({ credits, reserved = 0, href, className, ...rest }: CoinsBadgeProps) {
  const { t } = useLingui();
  if (credits === null) return null;
  const note = reserved > 0 ? t(cost.reserved({ credits: reserved })) : undefined;
  return (
    <CoinPill
      {...rest}
      amount={credits}
      href={href}
      note={note}
      label={[t(coinsBadge.label({ credits })), note].filter(Boolean).join(', ')}
      className={cx('vl-CoinsBadge', className)}
    />
  );
}
