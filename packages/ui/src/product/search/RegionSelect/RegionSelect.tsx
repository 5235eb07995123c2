'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Select } from '../../../base/Select/Select.tsx';
import { searchForm } from '../../../i18n/messages/search.ts';
import type { Option } from '../../../model/search.ts';
import { useFormat } from '../../../provider/hooks.ts';

export interface RegionSelectProps
  extends RootProps<'select', 'value' | 'onChange' | 'size' | 'required' | 'multiple' | 'disabled'> {
  /** ISO 3166. */
  country: string;
  /** Regions of the country. */
  regions: readonly Option[];
  /** Null for the whole country. */
  value: string | null;
  /** A region was chosen; null for the whole country. */
  onChange: (event: { region: string | null }) => void;
  /** The regions are being loaded. */
  pending?: boolean;
}

/** Select for a region of a country, or the whole country. */
export function RegionSelect({
  country,
  regions,
  value,
  onChange,
  pending = false,
  className,
  ...rest
}: RegionSelectProps) {
  const { t } = useLingui();
  const format = useFormat();
  const none = regions.length === 0;
  return (
    <Select
      label={t(searchForm.region)}
      options={regions}
      placeholder={t(searchForm.anyRegion({ country: format.country(country) }))}
      {...rest}
      value={value ?? ''}
      disabled={pending || none}
      aria-busy={pending || undefined}
      description={!pending && none ? t(searchForm.noRegions) : undefined}
      className={cx('vl-RegionSelect', className)}
      onChange={event => onChange({ region: event.target.value || null })}
    />
  );
}
