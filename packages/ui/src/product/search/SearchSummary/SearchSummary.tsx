'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { searchPage } from '../../../i18n/messages/search.ts';
import { useFormat } from '../../../provider/hooks.ts';

export interface SearchSummaryProps extends RootProps<'span'> {
  /** Number of people found. */
  count: number;
  /** More people were found than `count`. */
  capped?: boolean;
}

/** How many people were found, as a text for a line of the page. */
export function SearchSummary({ count, capped, className, ...rest }: SearchSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <span {...rest} className={cx('vl-SearchSummary', className)}>
      {capped ? t(searchPage.countCapped({ count: format.number(count) })) : t(searchPage.count({ count }))}
    </span>
  );
}
