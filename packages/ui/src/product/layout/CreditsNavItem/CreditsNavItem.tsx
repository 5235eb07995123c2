'use client';

import { useLingui } from '@lingui/react/macro';
import { creditsBadgeTone } from '@velluto/rules';
import { Coin } from '../../../base/Coin/Coin.tsx';
import { CoinAmount } from '../../../base/CoinPill/CoinPill.tsx';
import { cx } from '../../../base/cx.ts';
import { warnOfNegativeBalance } from '../../../base/dev-warning.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { useLink, useRoutes } from '../../../provider/hooks.ts';
import * as styles from './CreditsNavItem.css.ts';

export interface CreditsNavItemProps extends RootProps<'a', 'href'> {
  /** The balance; null while unknown: only the word "Credits" is shown. */
  credits: number | null;
  /** Credits that the balance lacks because they are reserved for messages that wait: shown below it. */
  reserved?: number;
  /** Address of the packages; the route `credits` when left out. */
  href?: string;
}

/** Link with the balance of a member who has bought before. Warning from ten credits down, red at zero. */
export function CreditsNavItem({ credits, reserved = 0, href, className, ...rest }: CreditsNavItemProps) {
  const { t } = useLingui();
  const Link = useLink();
  const routes = useRoutes();
  if (process.env.NODE_ENV !== 'production') warnOfNegativeBalance('CreditsNavItem', credits);
  const count = Math.max(0, credits ?? 0);
  const note = reserved > 0 ? t(cost.reserved({ credits: reserved })) : undefined;
  const tone = creditsBadgeTone(credits === null ? null : count) ?? 'plenty';
  return (
    <Link
      {...rest}
      data-tone={tone}
      href={href ?? routes.credits}
      className={cx('vl-CreditsNavItem', styles.root, styles.tone[tone], className)}
    >
      <Coin />
      {credits === null ? (
        <span>{t(topBar.creditsUnknown)}</span>
      ) : (
        <>
          <CoinAmount amount={count} note={note} />
          <VisuallyHidden>{[t(topBar.credits({ count })), note].filter(Boolean).join(', ')}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
