'use client';

import { useLingui } from '@lingui/react/macro';
import { RangeSlider } from '../../../base/RangeSlider/RangeSlider.tsx';
import { searchForm } from '../../../i18n/messages/search.ts';
import { MAX_AGE, useAgesText } from '../../useAgesText.ts';

export interface AgeRangeProps {
  /** Limits of the site, in years. */
  min?: number;
  /** Highest age, in years. */
  max?: number;
  /** Youngest and oldest age, in years. */
  value: { from: number; to: number };
  /** One end of the range was moved. */
  onChange: (value: { from: number; to: number }) => void;
}

/** Range of ages to search for. At the maximum it has no upper end. */
export function AgeRange({ min = 18, max = MAX_AGE, value, onChange }: AgeRangeProps) {
  const { t } = useLingui();
  const agesText = useAgesText();
  return (
    <RangeSlider
      legend={t(searchForm.age)}
      labels={{ from: t(searchForm.ageFrom), to: t(searchForm.ageTo) }}
      min={min}
      max={max}
      value={value}
      onChange={onChange}
      text={agesText(value, max)}
    />
  );
}
