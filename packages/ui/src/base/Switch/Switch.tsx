import { useId } from 'react';
import type { ChoiceProps } from '../Checkbox/Checkbox.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import * as styles from './Switch.css.ts';

/** On or off, in force at once. */
export function Switch({ label, description, error, id, ...rest }: ChoiceProps) {
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
        className={styles.track}
        aria-describedby={
          [description && `${own}-help`, error && `${own}-error`].filter(Boolean).join(' ') || undefined
        }
      />
    </div>
  );
}
