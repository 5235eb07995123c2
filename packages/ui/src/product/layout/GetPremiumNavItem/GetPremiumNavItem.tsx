'use client';

import { useLingui } from '@lingui/react/macro';
import { Coin } from '../../../base/Coin/Coin.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { DiscountBadge } from '../DiscountBadge/DiscountBadge.tsx';
import * as styles from './GetPremiumNavItem.css.ts';

export interface GetPremiumNavItemProps extends RootProps<'a', 'href'> {
  /** Address of the packages; the route `credits` when left out. */
  href?: string;
  /** Discount on the first purchase, in percent. */
  discountPercent?: number | null;
}

/** Link to the packages, for members who have not bought anything yet. */
export function GetPremiumNavItem({ href, discountPercent, className, ...rest }: GetPremiumNavItemProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <LinkButton
      {...rest}
      href={href ?? routes.credits}
      size="s"
      startIcon={
        <span className={styles.roomy}>
          <Coin size="s" />
        </span>
      }
      endIcon={
        <span className={styles.roomy}>
          <DiscountBadge percent={discountPercent} />
        </span>
      }
      className={cx('vl-GetPremiumNavItem', className)}
    >
      {t(topBar.getPremium)}
    </LinkButton>
  );
}
