'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { welcomeBonusBanner } from '../../../i18n/messages/payments/credits.ts';
import type { Discount } from '../../../model/discount.ts';
import { useFormat, useLink, useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import { useOfferEnd } from '../useOfferEnd.ts';
import * as styles from './WelcomeBonusBanner.css.ts';

export interface WelcomeBonusBannerProps extends RootProps<'div'> {
  /** The offer for new members, which must have an end. */
  discount: Discount & { expiresAt: string };
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** The discount has expired. */
  onElapsed?: () => void;
}

/** Banner with the offer for new members and when it ends; disappears when it expires, and is not there without a percentage to announce. */
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
  const { percent, expiresAt } = discount;
  const { text: ends, over } = useOfferEnd(expiresAt, onElapsed);
  if (over || percent === null) return null;
  return (
    <div {...rest} className={cx('vl-WelcomeBonusBanner', styles.root, className)}>
      <p className={plain}>{t(welcomeBonusBanner.text({ percent: format.percent(percent) }))}</p>
      <span>{ends}</span>
      <Link href={creditsHref ?? routes.credits} className={styles.link}>
        {t(welcomeBonusBanner.action)}
      </Link>
    </div>
  );
}
