'use client';

import { type ReactNode, useId } from 'react';
import * as styles from '../choice.css.ts';
import { cx } from '../cx.ts';
import { description as descriptionClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import type { RootProps } from '../root-props.ts';

export interface ChoiceProps extends RootProps<'input', 'type' | 'size'> {
  /** May hold links. */
  label: ReactNode;
  /** Explanation below the label. */
  description?: ReactNode;
  /** Why the value was refused, in the reader's language. */
  error?: ReactNode;
}

/** A checkbox or radio button with its label. */
export function Choice({
  kind,
  label,
  description,
  error,
  id,
  className,
  ...rest
}: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  const generated = useId();
  const inputId = id ?? generated;
  const describedBy = [description && `${inputId}-help`, error && `${inputId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.row}>
      <input
        {...rest}
        id={inputId}
        type={kind}
        className={cx(styles.box, kind === 'checkbox' ? styles.check : styles.dot, className)}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {description && (
        <div id={`${inputId}-help`} className={cx(styles.below, descriptionClass)}>
          {description}
        </div>
      )}
      {error && (
        <div className={styles.below}>
          <FieldError id={`${inputId}-error`} error={error} />
        </div>
      )}
    </div>
  );
}

/** A choice between yes and no that takes effect when the form is sent. */
export const Checkbox = ({ className, ...rest }: ChoiceProps) => (
  <Choice {...rest} kind="checkbox" className={cx('vl-Checkbox', className)} />
);
