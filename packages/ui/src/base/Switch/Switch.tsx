'use client';

import { useId } from 'react';
import { plain } from '../../theme/elements.css.ts';
import type { ChoiceProps } from '../Checkbox/Checkbox.tsx';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ChoiceProps {
  /** Whether it is turned on. */
  checked: boolean;
}

/** On or off, in effect at once. */
export function Switch({ label, description, error, id, checked, className, ...rest }: SwitchProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <label htmlFor={inputId} className={plain}>
          {label}
        </label>
        {description && (
          <div id={`${inputId}-help`} className={field.description}>
            {description}
          </div>
        )}
        <FieldError id={`${inputId}-error`} error={error} />
      </div>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-invalid={error ? true : undefined}
        className={cx('vl-Switch', styles.track, className)}
        aria-describedby={
          [description && `${inputId}-help`, error && `${inputId}-error`].filter(Boolean).join(' ') ||
          undefined
        }
      />
    </div>
  );
}
