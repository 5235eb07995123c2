'use client';

import { cx } from '../cx.ts';
import { control } from '../Field/control.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import type { RootProps } from '../root-props.ts';

export interface TextFieldProps extends FieldFrameProps, RootProps<'input', 'size' | 'required'> {}

/** One line of text. */
export const TextField = ({
  id,
  label,
  description,
  error,
  required,
  note,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) => (
  <Field controlId={id} label={label} description={description} error={error} required={required} note={note}>
    {props => <input {...rest} {...props} type={type} className={cx('vl-TextField', control, className)} />}
  </Field>
);
