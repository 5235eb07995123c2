'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { RangeSlider } from '../../../base/RangeSlider/RangeSlider.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { MAX_AGE, useAgesText } from '../../useAgesText.ts';

export interface AgeRangeProps extends RootProps<'fieldset', 'onChange' | 'disabled'> {
  /** Lowest age to choose, in years. */
  min?: number;
  /** Highest age to choose, in years; a range up to it has no upper end. */
  max?: number;
  /** Youngest and oldest age, in years. */
  value: { from: number; to: number };
  /** One end of the range was moved. */
  onChange: (change: { value: { from: number; to: number } }) => void;
}

/** Range of ages to search for. At the maximum it has no upper end. */
export function AgeRange({ min = 18, max = MAX_AGE, value, onChange, className, ...rest }: AgeRangeProps) {
  const { t } = useLingui();
  const agesText = useAgesText();
  return (
    <RangeSlider
      {...rest}
      legend={t(searchForm.age)}
      labels={{ from: t(searchForm.ageFrom), to: t(searchForm.ageTo) }}
      min={min}
      max={max}
      value={value}
      text={agesText(value, max)}
      className={cx('vl-AgeRange', className)}
      onChange={onChange}
    />
  );
}
