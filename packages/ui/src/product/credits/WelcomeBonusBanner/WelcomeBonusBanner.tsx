'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { welcomeBonusBanner } from '../../../i18n/messages/credits.ts';
import type { Discount } from '../../../model/discount.ts';
import { Countdown } from '../../../patterns/Countdown/Countdown.tsx';
import { useFormat, useLink, useNow, useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './WelcomeBonusBanner.css.ts';

export interface WelcomeBonusBannerProps extends RootProps<'div'> {
  /** The offer for new members, which must have an end. */
  discount: Discount & { expiresAt: string };
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** The discount has expired. */
  onElapsed?: () => void;
}

/** Banner with the offer for new members and its countdown; disappears when it expires, and is not there without a percentage to announce. */
export function WelcomeBonusBanner({
  discount,
  creditsHref,
  onElapsed,
  className,
  ...rest
}: WelcomeBonusBannerProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const format = useFormat();
  const Link = useLink();
  const now = useNow(60_000);
  const [over, setOver] = useState(false);
  const { percent } = discount;
  if (over || percent === null || Date.parse(discount.expiresAt) <= now) return null;
  return (
    <div {...rest} className={cx('vl-WelcomeBonusBanner', styles.root, className)}>
      <p className={plain}>{t(welcomeBonusBanner.text({ percent: format.percent(percent) }))}</p>
      <span className={styles.timeLeft}>
        <span className={styles.time}>
          <Countdown
            expiresAt={discount.expiresAt}
            announcement={({ time, elapsed }) => (elapsed ? '' : `${t(welcomeBonusBanner.left)}: ${time}`)}
            onElapsed={() => {
              setOver(true);
              onElapsed?.();
            }}
          />
        </span>
        <Link href={creditsHref ?? routes.credits} className={styles.link}>
          {t(welcomeBonusBanner.action)}
        </Link>
      </span>
    </div>
  );
}
