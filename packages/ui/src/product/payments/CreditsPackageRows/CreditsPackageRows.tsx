'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackageList } from '../../../i18n/messages/payments/credits.ts';
import type { CreditPackage } from '../../../model/offer.ts';
import { useLink } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { PopularFlag } from '../PopularFlag/PopularFlag.tsx';
import { ShortTicket } from '../Ticket/ShortTicket.tsx';
import * as styles from './CreditsPackageRows.css.ts';

export interface CreditsPackageRowsProps extends RootProps<'ul', 'role'> {
  /** A few packages, the smallest first. */
  offers: readonly CreditPackage[];
  /** Address of the order of a package, such as `/credits/{id}`. */
  href: HrefTemplate<'id'>;
}

/** A few packages of credits below each other, each a link to its order; the recommended one has a flag. */
export function CreditsPackageRows({ offers, href, className, ...rest }: CreditsPackageRowsProps) {
  const { t } = useLingui();
  const Link = useLink();
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
      role="list"
      aria-label={t(creditsPackageList.label)}
      {...rest}
      className={cx('vl-CreditsPackageRows', styles.root, className)}
    >
      {offers.map(offer => (
        <li key={offer.id}>
          <Link
            href={fillHref(href, { id: offer.id })}
            className={cx(styles.row, offer.popular && styles.recommended)}
          >
            {offer.popular && <PopularFlag className={styles.flag} />} <ShortTicket offer={offer} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
