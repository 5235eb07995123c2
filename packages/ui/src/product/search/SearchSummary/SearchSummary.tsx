'use client';

import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { searchPage } from '../../../i18n/messages/search.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { useFictionalPlural } from '../../useOriginTexts.ts';

export interface SearchSummaryProps extends RootProps<'span'> {
  /** Number of people found. */
  count: number;
  /** More people were found than `count`. */
  capped?: boolean;
  /** The site has profiles that are not of private members: the text says that the number includes them. */
  fictionalProfiles?: boolean;
}

/** How many people were found, as a text for a line of the page. */
export function SearchSummary({
  count,
  capped,
  fictionalProfiles = false,
  className,
  ...rest
}: SearchSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const fictional = useFictionalPlural();
  const people = capped
    ? t(searchPage.countCapped({ count: format.number(count) }))
    : t(searchPage.count({ count }));
  return (
    <span {...rest} className={cx('vl-SearchSummary', className)}>
      {factLine([people, fictionalProfiles && count > 0 && t(searchPage.fictional({ fictional }))])}
    </span>
  );
}
