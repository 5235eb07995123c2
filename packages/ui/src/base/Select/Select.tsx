'use client';

import { cx } from '../cx.ts';
import * as styles from '../Field/control.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
import * as selectStyles from './Select.css.ts';

export interface SelectOption {
  /** Value of the option. */
  value: string;
  /** The words of the option. */
  label: string;
}

export interface BareSelectProps extends RootProps<'select', 'required' | 'size' | 'multiple'> {
  /** What there is to choose from. */
  options: readonly SelectOption[];
  /** First entry, without a value. */
  placeholder?: string;
  /** The field has to be filled in. */
  required?: boolean;
}

/** Native select without a label: give it `aria-label`. */
export const BareSelect = ({ options, placeholder, className, ...rest }: BareSelectProps) => (
  <div className={styles.holder}>
    <select {...rest} className={cx('vl-BareSelect', styles.control, selectStyles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <span className={selectStyles.chevron}>
      <Icon shape={icons.chevronDown} size="xs" />
    </span>
  </div>
);

export interface SelectProps extends FieldFrameProps, Omit<BareSelectProps, 'required'> {}

/** Choice of one option, as a native select, which works best on phones. */
export const Select = ({
  id,
  label,
  description,
  error,
  required,
  note,
  className,
  ...rest
}: SelectProps) => (
  <Field controlId={id} label={label} description={description} error={error} required={required} note={note}>
    {props => <BareSelect {...rest} {...props} className={cx('vl-Select', className)} />}
  </Field>
);
