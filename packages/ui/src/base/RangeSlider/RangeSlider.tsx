'use client';

import { useId } from 'react';
import { cx } from '../cx.ts';
import { warnInDevelopment } from '../dev-warning.ts';
import * as field from '../Field/Field.css.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './RangeSlider.css.ts';

export interface Range {
  /** Lower end. */
  from: number;
  /** Upper end. */
  to: number;
}

export interface RangeSliderProps extends RootProps<'fieldset', 'onChange' | 'disabled'> {
  /** Name of the group of fields. */
  legend: string;
  /** Names of the two handles. */
  labels: { from: string; to: string };
  /** Lower end of the scale. */
  min: number;
  /** Upper end of the scale. */
  max: number;
  /** Both ends of the range. */
  value: Range;
  /** One end of the range was moved. */
  onChange: (change: { value: Range }) => void;
  /** Text of the two ends: `28–40`. */
  text: string;
  /** It cannot be changed at the moment. */
  disabled?: boolean;
}

/**
 * Slider for a range of numbers. A handle pushed past the other moves it along.
 *
 * @part value - the text of the two ends
 * @part rail - the rail with the handles
 */
export function RangeSlider({
  legend,
  labels,
  min,
  max,
  value,
  onChange,
  text,
  disabled,
  className,
  ...rest
}: RangeSliderProps) {
  const id = useId();
  const percent = (position: number) => `${((position - min) / Math.max(1, max - min)) * 100}%`;
  if (
    process.env.NODE_ENV !== 'production' &&
    !(min <= value.from && value.from <= value.to && value.to <= max)
  ) {
    const wrong = `value is ${value.from} to ${value.to} between ${min} and ${max}`;
    warnInDevelopment(
      'RangeSlider',
      wrong,
      'The handles are shown at other values',
      'Pass min <= from <= to <= max',
    );
  }
  const shared = { type: 'range', min, max, disabled, className: styles.input } as const;
  return (
    <fieldset {...rest} className={cx('vl-RangeSlider', field.field, styles.pair, className)}>
      <legend className={field.label}>{legend}</legend>
      <output data-part="value" className={styles.value} htmlFor={`${id}-from ${id}-to`}>
        {text}
      </output>
      <div
        data-part="rail"
        className={styles.rail}
        style={assignInlineVars({ [styles.start]: percent(value.from), [styles.end]: percent(value.to) })}
      >
        <input
          {...shared}
          id={`${id}-from`}
          aria-label={labels.from}
          value={value.from}
          onChange={({ target }) => {
            const from = Number(target.value);
            onChange({ value: { from, to: Math.max(from, value.to) } });
          }}
        />
        <input
          {...shared}
          id={`${id}-to`}
          aria-label={labels.to}
          value={value.to}
          onChange={({ target }) => {
            const to = Number(target.value);
            onChange({ value: { from: Math.min(to, value.from), to } });
          }}
        />
      </div>
    </fieldset>
  );
}
