'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Pagination } from '../../../base/Pagination/Pagination.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { searchPage } from '../../../i18n/messages/search.ts';

export interface MemberPagesProps extends RootProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  hrefFor: (page: number) => string;
}

/** Links to the pages of a search; renders nothing for a single page. */
export function MemberPages({ page, pages, hrefFor, className, ...rest }: MemberPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
      {...rest}
      page={page}
      pages={pages}
      hrefFor={hrefFor}
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
