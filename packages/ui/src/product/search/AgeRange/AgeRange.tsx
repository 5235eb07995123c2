'use client';

import { RangePair } from '../../../base/RangePair/RangePair.tsx';
import { activeFilters, searchForm } from '../../../i18n/messages/search.ts';
import { useFormat, useT } from '../../../provider/hooks.ts';

export interface AgeRangeProps {
  /** Limits of the site, in years. */
  min?: number;
  max?: number;
  value: { from: number; to: number };
  onChange: (value: { from: number; to: number }) => void;
}

/** Youngest and oldest age looked for. At its upper end the range is open. */
export function AgeRange({ min = 18, max = 99, value, onChange }: AgeRangeProps) {
  const t = useT();
  const format = useFormat();
  const from = format.number(value.from);
  return (
    <RangePair
      legend={t(searchForm.age)}
      labels={{ from: t(searchForm.ageFrom), to: t(searchForm.ageTo) }}
      min={min}
      max={max}
      value={value}
      onChange={onChange}
      text={
        value.to >= max
          ? t(activeFilters.agesOpen, { from })
          : t(activeFilters.ages, { from, to: format.number(value.to) })
      }
    />
  );
}
