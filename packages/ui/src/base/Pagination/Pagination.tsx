'use client';

import { useFormat, useLink } from '../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../provider/routes.ts';
import { cx } from '../cx.ts';
import { warnInDevelopment } from '../dev-warning.ts';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Pagination.css.ts';
import { shownPages } from './pages.ts';

export interface PaginationProps extends RootProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Address of a page, such as `/members?page={page}`. */
  href: HrefTemplate<'page'>;
  /** Address of the first page where it has none of its own number, such as `/members`. */
  firstHref?: string;
  /** Name of the navigation, for screen readers. */
  label: string;
  /** Names of the links, for screen readers; `page` gets the number as it is shown. */
  labels: { previous: string; next: string; page: (number: string) => string };
}

/**
 * Links to the other pages of a long list. Renders nothing for a single page.
 *
 * @part page - a link to a page
 * @part gap - the sign for left-out pages
 */
export function Pagination({
  page,
  pages,
  href,
  firstHref,
  label,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const Link = useLink();
  const format = useFormat();
  if (pages <= 1) return null;
  if (process.env.NODE_ENV !== 'production' && !(page >= 1 && page <= pages)) {
    warnInDevelopment(
      'Pagination',
      `page is ${page} of ${pages}`,
      'No page is the current one',
      'Pages count from 1',
    );
  }
  const hrefOf = (number: number) =>
    number === 1 && firstHref !== undefined ? firstHref : fillHref(href, { page: number });
  const arrow = (to: number, name: string, icon: IconShape) =>
    to < 1 || to > pages ? (
      <span className={styles.nowhere} />
    ) : (
      <Link
        href={hrefOf(to)}
        data-part="page"
        className={styles.page}
        aria-label={name}
        rel={to < page ? 'prev' : 'next'}
      >
        <Icon shape={icon} size="s" />
      </Link>
    );
  return (
    <nav aria-label={label} {...rest} className={cx('vl-Pagination', styles.nav, className)}>
      <ul className={styles.list}>
        <li>{arrow(page - 1, labels.previous, icons.chevronStart)}</li>
        {shownPages(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`gap-${all[index - 1]}`} data-part="gap" className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                data-part="page"
                className={styles.page}
                aria-label={labels.page(format.number(number))}
                aria-current={number === page ? 'page' : undefined}
              >
                {format.number(number)}
              </Link>
            </li>
          ),
        )}
        <li>{arrow(page + 1, labels.next, icons.chevronEnd)}</li>
      </ul>
    </nav>
  );
}
