'use client';

import { useId } from 'react';
import type { ChoiceProps } from '../Checkbox/Checkbox.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ChoiceProps {
  checked: boolean;
}

/** On or off, in effect at once. */
export function Switch({ label, description, error, id, checked, ...rest }: SwitchProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div data-component="Switch" className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={own}>{label}</label>
        {description && (
          <div id={`${own}-help`} className={field.description}>
            {description}
          </div>
        )}
        <FieldError id={`${own}-error`} error={error} />
      </div>
      <input
        {...rest}
        id={own}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={styles.track}
        aria-describedby={
          [description && `${own}-help`, error && `${own}-error`].filter(Boolean).join(' ') || undefined
        }
      />
    </div>
  );
}
