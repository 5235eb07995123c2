'use client';

import { useLingui } from '@lingui/react/macro';
import { Pagination, type PaginationProps } from '../../../base/Pagination/Pagination.tsx';
import { searchPage } from '../../../i18n/messages/search.ts';

export type MemberPagesProps = Pick<PaginationProps, 'page' | 'pages' | 'href' | 'firstHref'>;

/** Links to the pages of a search; renders nothing for a single page. */
export function MemberPages({ page, pages, href, firstHref }: MemberPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
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
    />
  );
}
