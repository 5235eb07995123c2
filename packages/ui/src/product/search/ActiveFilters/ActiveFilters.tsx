'use client';

import { useLingui } from '@lingui/react/macro';
import { SEARCH_FIELDS, type SearchField } from '@velluto/rules';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { activeFilters } from '../../../i18n/messages/search.ts';
import type { SearchFilters } from '../../../model/search.ts';
import { useFormat } from '../../../provider/hooks.ts';
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

/** The filters in use as chips; pressing one opens the filters. On phones they are short, and stand beside the title. */
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
  const format = useFormat();
  const ages = { from: minAge, to: maxAge };
  const [wholeAges, shortAges] = [useAgesText()(ages), useAgesText('short')(ages)];
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
        <Button size="s" aria-haspopup="dialog" className={styles.placeButton} onClick={onOpen}>
          <span className={styles.place}>{placeLabel}</span>
        </Button>
      )}
      {fields.includes('min_age') && (
        <Button size="s" aria-haspopup="dialog" onClick={onOpen}>
          <span className={styles.whole}>{wholeAges}</span>
          <span aria-hidden className={styles.short}>
            {shortAges}
          </span>
        </Button>
      )}
      <Button
        size="s"
        aria-haspopup="dialog"
        startIcon={<Icon shape={icons.filter} size="s" className={styles.short} />}
        onClick={onOpen}
      >
        <span className={styles.whole}>{t(activeFilters.filters({ count }))}</span>
        {count > 0 && (
          <span aria-hidden className={styles.number}>
            {format.number(count)}
          </span>
        )}
      </Button>
    </div>
  );
}
