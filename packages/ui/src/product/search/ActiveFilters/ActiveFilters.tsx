'use client';

import { Button } from '../../../base/Button/Button.tsx';
import { activeFilters } from '../../../i18n/messages/search.ts';
import type { SearchFilters } from '../../../model/search.ts';
import { useFormat, useT } from '../../../provider/hooks.ts';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFiltersProps {
  filters: SearchFilters;
  /** Name of the region, or of the country when none is chosen. */
  placeLabel: string;
  /** How many filters differ from the start. */
  count: number;
  /** Any of the three opens all filters. */
  onOpen: () => void;
}

/** From 99 on the age is open upwards: it is the end of the range. */
const oldest = 99;

/** What the search is set to, each opening the filters. */
export function ActiveFilters({
  filters: { minAge, maxAge },
  placeLabel,
  count,
  onOpen,
}: ActiveFiltersProps) {
  const t = useT();
  const format = useFormat();
  const from = format.number(minAge);
  const ages =
    maxAge >= oldest
      ? t(activeFilters.agesOpen, { from })
      : t(activeFilters.ages, { from, to: format.number(maxAge) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div
      data-component="ActiveFilters"
      role="group"
      aria-label={t(activeFilters.label)}
      className={styles.root}
    >
      <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
        {placeLabel}
      </Button>
      <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
        {ages}
      </Button>
      <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
        {t(activeFilters.filters, { count })}
      </Button>
    </div>
  );
}
