'use client';

import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { searchPage } from '../../../i18n/messages/search.ts';
import type { FictionalCounts } from '../../../model/origin.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { useFictionalCount } from '../../useOriginTexts.ts';

export interface SearchSummaryProps extends RootProps<'span'> {
  /** Number of people found. */
  count: number;
  /** More people were found than `count`. */
  capped?: boolean;
  /** How many of all people found are not private members: the text says so. None when left out. */
  fictional?: FictionalCounts;
}

/** How many people were found, as a text for a line of the page. */
export function SearchSummary({ count, capped, fictional, className, ...rest }: SearchSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const fictionalCount = useFictionalCount();
  const people = capped
    ? t(searchPage.countCapped({ count: format.number(count) }))
    : t(searchPage.count({ count }));
  return (
    <span {...rest} className={cx('vl-SearchSummary', className)}>
      {factLine([people, fictional && fictionalCount(fictional)])}
    </span>
  );
}
