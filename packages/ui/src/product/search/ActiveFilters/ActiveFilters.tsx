'use client';

import { useLingui } from '@lingui/react/macro';
import { SEARCH_FIELDS, type SearchField } from '@velluto/rules';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { activeFilters } from '../../../i18n/messages/search.ts';
import type { SearchFilters } from '../../../model/search.ts';
import { useAgesText } from '../../useAgesText.ts';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFiltersProps extends RootProps<'div'> {
  /** The filters in use. */
  filters: SearchFilters;
  /** Name of the region, or of the country when none is chosen. */
  placeLabel: string;
  /** Number of filters that are set. */
  count: number;
  /** Filters that the site offers; all when left out. */
  fields?: readonly SearchField[];
  /** A button was pressed, which should open all filters. */
  onOpen: () => void;
}

/** The filters in use as chips; pressing one opens the filters. */
export function ActiveFilters({
  filters: { minAge, maxAge },
  placeLabel,
  count,
  fields = SEARCH_FIELDS,
  onOpen,
  className,
  ...rest
}: ActiveFiltersProps) {
  const { t } = useLingui();
  const agesText = useAgesText();
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div
      role="group"
      aria-label={t(activeFilters.label)}
      {...rest}
      className={cx('vl-ActiveFilters', styles.root, className)}
    >
      {(fields.includes('country') || fields.includes('region')) && (
        <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
          {placeLabel}
        </Button>
      )}
      {fields.includes('min_age') && (
        <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
          {agesText({ from: minAge, to: maxAge })}
        </Button>
      )}
      <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
        {t(activeFilters.filters({ count }))}
      </Button>
    </div>
  );
}
