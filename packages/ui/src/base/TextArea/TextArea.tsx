'use client';

import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { GrowingText, type GrowingTextProps } from './GrowingText.tsx';

export interface TextAreaProps extends FieldFrameProps, Omit<GrowingTextProps, 'required'> {}

/** Several lines of text. */
export const TextArea = ({
  id,
  label,
  description,
  error,
  required,
  note,
  rows = 3,
  ...rest
}: TextAreaProps) => (
  <Field id={id} label={label} description={description} error={error} required={required} note={note}>
    {props => <GrowingText {...rest} {...props} rows={rows} />}
  </Field>
);
