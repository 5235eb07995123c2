'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
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
  const offer = { percent: format.percent(percent) };
  return (
    <div {...rest} className={cx('vl-WelcomeBonusBanner', styles.root, className)}>
      <p className={cx(plain, styles.whole)}>{t(welcomeBonusBanner.text(offer))}</p>
      <span aria-hidden className={styles.brief}>
        {t(welcomeBonusBanner.brief(offer))}
      </span>
      <span>{ends}</span>
      <Link href={creditsHref ?? routes.credits} className={styles.link}>
        <span className={styles.whole}>{t(welcomeBonusBanner.action)}</span>
        <Icon shape={icons.chevronEnd} size="s" className={styles.sign} />
      </Link>
    </div>
  );
}
