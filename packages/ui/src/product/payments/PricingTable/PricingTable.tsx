'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { creditsPackage, pricingTable } from '../../../i18n/messages/payments/credits.ts';
import type { CreditPackage } from '../../../model/offer.ts';
import { useFormat, useLink } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import * as styles from './PricingTable.css.ts';

export interface PricingTableProps extends RootProps<'table'> {
  /** The packages, the smallest first. */
  offers: readonly CreditPackage[];
  /** Address of the order of a package, such as `/credits/{id}`; without it the packages are no links. */
  href?: HrefTemplate<'id'>;
}

/** All packages, with what one message costs and a link to order each. */
export function PricingTable({ offers, href, className, ...rest }: PricingTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const Link = useLink();
  if (offers.length === 0)
    return (
      <p {...(rest as RootProps<'p'>)} className={cx('vl-PricingTable', styles.none, className)}>
        {t(pricingTable.none)}
      </p>
    );
  return (
    <table {...rest} className={cx('vl-PricingTable', styles.root, className)}>
      <caption>
        <VisuallyHidden>{t(pricingTable.caption)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {(['package', 'price', 'messages', 'each'] as const).map(column => (
            <th
              key={column}
              scope="col"
              className={cx(styles.head, column === 'messages' && styles.messages)}
            >
              {t(pricingTable[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map(({ id, credits, price, messageCredits, messagePrice }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              <span>{t(pricingTable.credits({ count: credits }))}</span>
              {href && (
                <Link
                  href={fillHref(href, { id })}
                  className={styles.choose}
                  aria-label={t(
                    creditsPackage.chooseCredits({
                      action: t(creditsPackage.choose),
                      credits,
                      price: format.money(price),
                    }),
                  )}
                >
                  {t(creditsPackage.choose)}
                </Link>
              )}
            </th>
            <td className={styles.figure}>{format.money(price)}</td>
            <td className={cx(styles.figure, styles.messages)}>
              {format.number(Math.floor(credits / Math.max(1, messageCredits)))}
            </td>
            <td className={styles.each}>{format.money(messagePrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
