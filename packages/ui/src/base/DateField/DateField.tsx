'use client';

import { digitsOf } from '@velluto/rules';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../../provider/hooks.ts';
import { cx } from '../cx.ts';
import { control } from '../Field/control.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import type { RootProps } from '../root-props.ts';
import { BareSelect } from '../Select/Select.tsx';
import * as styles from './DateField.css.ts';
import { type DateParts, dateOf, partsOf } from './parts.ts';

export interface DateFieldProps extends RootProps<'fieldset', 'onChange' | 'onBlur' | 'disabled'> {
  /** Name of the field. */
  label: string;
  /** Names of the three boxes. */
  labels: { day: string; month: string; year: string };
  /** `YYYY-MM-DD`; incomplete dates leave parts out (`1990--03`), an untouched field is empty. */
  value: string;
  /** A part of the date was changed. */
  onChange: (change: { value: string }) => void;
  /** The focus has left the field. */
  onBlur?: () => void;
  /** Explanation below the label. */
  description?: ReactNode;
  /** Why the value was refused, in the reader's language. */
  error?: ReactNode;
  /** The field has to be filled in. */
  required?: boolean;
  /** It cannot be changed at the moment. */
  disabled?: boolean;
  /** The date of birth: lets the browser fill it in. */
  birthday?: boolean;
}

/**
 * A date in three boxes: quicker than a calendar when the year is far away.
 *
 * @part boxes - the three boxes
 * @part description - the help below
 */
export function DateField({
  label,
  labels,
  value,
  onChange,
  onBlur,
  description,
  error,
  required,
  disabled,
  birthday,
  className,
  ...rest
}: DateFieldProps) {
  const base = useId();
  const format = useFormat();
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value));
  const parts = value && dateOf(typed) !== value ? partsOf(value) : typed;
  const change = (part: Partial<DateParts>) => {
    const next = { ...parts, ...part };
    setTyped(next);
    onChange({ value: dateOf(next) });
  };
  const months = Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: format.date(Date.UTC(2001, month, 15), { month: 'long', timeZone: 'UTC' }),
  }));
  const shared = { required, disabled, onBlur, 'aria-invalid': error ? (true as const) : undefined };
  const number = (part: 'day' | 'year', length: number) => (
    <input
      {...shared}
      className={control}
      inputMode="numeric"
      maxLength={length}
      autoComplete={birthday ? `bday-${part}` : 'off'}
      aria-label={labels[part]}
      placeholder={labels[part]}
      value={parts[part]}
      onChange={event => change({ [part]: digitsOf(event.target.value, length) })}
    />
  );
  return (
    <fieldset
      aria-describedby={
        [description && `${base}-help`, error && `${base}-error`].filter(Boolean).join(' ') || undefined
      }
      {...rest}
      className={cx('vl-DateField', field.field, className)}
    >
      <legend className={cx(field.label, field.legend)}>{label}</legend>
      <div data-part="boxes" className={styles.parts}>
        {number('day', 2)}
        <BareSelect
          {...shared}
          autoComplete={birthday ? 'bday-month' : 'off'}
          aria-label={labels.month}
          placeholder={labels.month}
          options={months}
          value={parts.month}
          onChange={event => change({ month: event.target.value })}
        />
        {number('year', 4)}
      </div>
      {description && (
        <div id={`${base}-help`} data-part="description" className={field.description}>
          {description}
        </div>
      )}
      <FieldError id={`${base}-error`} error={error} />
    </fieldset>
  );
}
