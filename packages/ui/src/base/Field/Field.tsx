'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
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

export interface FieldProps extends FieldFrameProps, Pick<FieldErrorProps, 'live'>, RootProps<'div'> {
  /** `id` of the control, that the label belongs to; generated when left out. */
  controlId?: string;
  /** Draws the control, with the ids and states that tie it to its label and texts. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Ties a control to its label, its help and its error.
 *
 * @part label - the label
 * @part note - the note at the end of its line
 * @part description - the help below
 * @part error - what is wrong
 */
export function Field({
  controlId,
  label,
  description,
  error,
  live,
  required,
  note,
  children,
  className,
  ...rest
}: FieldProps) {
  const generated = useId();
  const control = controlId ?? generated;
  const describedBy = [description && `${control}-help`, error && `${control}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div {...rest} className={cx('vl-Field', styles.field, className)}>
      <div className={styles.head}>
        <label data-part="label" className={styles.label} htmlFor={control}>
          {label}
        </label>
        {note !== undefined && (
          <span data-part="note" className={styles.aside}>
            {note}
          </span>
        )}
      </div>
      {children({
        id: control,
        required: required || undefined,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description && (
        <div id={`${control}-help`} data-part="description" className={styles.description}>
          {description}
        </div>
      )}
      <FieldError id={`${control}-error`} error={error} live={live} />
    </div>
  );
}

export interface FieldErrorProps extends RootProps<'div'> {
  /** What is wrong, and how to correct it; without it nothing is drawn. */
  error?: ReactNode;
  /** The error comes while the focus stays on the control, for example while the member types: it is read out. */
  live?: boolean | undefined;
}

/** The line below a control that says what is wrong. */
export function FieldError({ error, live, className, ...rest }: FieldErrorProps) {
  const line = error ? (
    <div data-part="error" {...rest} className={cx('vl-FieldError', styles.error, className)}>
      <span className={styles.errorIcon}>
        <Icon shape={icons.alert} size="xs" />
      </span>
      <span>{error}</span>
    </div>
  ) : null;
  if (!live) return line;
  return (
    <div role="status" className={styles.live}>
      {line}
    </div>
  );
}
