'use client';

import type { InputHTMLAttributes, Ref } from 'react';
import { control } from '../Field/control.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'required'> {
  /** The `input`. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = ({
  id,
  label,
  description,
  error,
  required,
  note,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field id={id} label={label} description={description} error={error} required={required} note={note}>
    {props => <input {...rest} {...props} type={type} data-component="TextField" className={control} />}
  </Field>
);
