import { Coin } from '../../../base/Coin/Coin.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useFormat, useT } from '../../../provider/hooks.ts';
import * as styles from './GetPremiumNavItem.css.ts';

export interface GetPremiumNavItemProps {
  href: string;
  /** What is off the first purchase, in percent. */
  discountPercent?: number | null;
}

/** Leads those who have not bought anything yet to the packages. */
export function GetPremiumNavItem({ href, discountPercent }: GetPremiumNavItemProps) {
  const t = useT();
  const format = useFormat();
  return (
    <LinkButton
      href={href}
      size="s"
      startIcon={
        <span className={styles.roomy}>
          <Coin size="s" />
        </span>
      }
    >
      {t(topBar.getPremium)}
      {discountPercent ? (
        <span className={cx(styles.discount, styles.roomy)}>
          {t(topBar.discount, { percent: format.percent(discountPercent) })}
        </span>
      ) : null}
    </LinkButton>
  );
}
