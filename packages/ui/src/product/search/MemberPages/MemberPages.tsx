'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Pagination, type PaginationProps } from '../../../base/Pagination/Pagination.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { searchPage } from '../../../i18n/messages/search.ts';

export type MemberPagesProps = RootProps<'nav'> &
  Pick<PaginationProps, 'page' | 'pages' | 'href' | 'firstHref'>;

/** Links to the pages of a search; renders nothing for a single page. */
export function MemberPages({ page, pages, href, firstHref, className, ...rest }: MemberPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
      {...rest}
      page={page}
      pages={pages}
      href={href}
      firstHref={firstHref}
      label={t(searchPage.pages)}
      labels={{
        previous: t(searchPage.previous),
        next: t(searchPage.next),
        page: number => t(searchPage.page({ page: number })),
      }}
      className={cx('vl-MemberPages', className)}
    />
  );
}
