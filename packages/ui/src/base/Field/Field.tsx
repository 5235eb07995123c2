'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Field.css.ts';

/** What every field has around its control. */
export interface FieldFrameProps {
  /** Name of the field. */
  label: string;
  /** Help that stays in view. */
  description?: ReactNode;
  /** Error: what is wrong and how to correct it. */
  error?: ReactNode;
  /** The field has to be filled in. */
  required?: boolean;
  /** Note at the end of the label's line: `optional`, `12 of 200`. */
  note?: ReactNode;
}

/** Attributes that a control gets from its field. */
export interface ControlProps {
  /** Id of the control. */
  id: string;
  /** The field has to be filled in. */
  required?: boolean;
  /** Ids of the explanation and of the error. */
  'aria-describedby'?: string;
  /** The value was refused. */
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldFrameProps {
  /** Id of the control. */
  id?: string;
  /** Draws the control, with the ids and states that tie it to its label and texts. */
  children: (control: ControlProps) => ReactNode;
}

/** Ties a control to its label, its help and its error. */
export function Field({ id, label, description, error, required, note, children }: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const describedBy = [description && `${control}-help`, error && `${control}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div data-component="Field" className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={control}>
          {label}
        </label>
        {note !== undefined && <span className={styles.aside}>{note}</span>}
      </div>
      {children({
        id: control,
        required: required || undefined,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description && (
        <div id={`${control}-help`} className={styles.description}>
          {description}
        </div>
      )}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}

/** The line below a control that says what is wrong. */
export const FieldError = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <div id={id} className={styles.error} data-part="error">
      <span className={styles.errorIcon}>
        <Icon shape={icons.alert} size="xs" />
      </span>
      <span>{error}</span>
    </div>
  ) : null;
