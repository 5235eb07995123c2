'use client';

import { cx } from '../cx.ts';
import { Field, type FieldFrameProps, type FieldProps } from '../Field/Field.tsx';
import { AutosizeTextArea, type AutosizeTextAreaProps } from './AutosizeTextArea.tsx';

export interface TextAreaProps
  extends FieldFrameProps,
    Pick<FieldProps, 'live'>,
    Omit<AutosizeTextAreaProps, 'required'> {}

/** Several lines of text. */
export const TextArea = ({
  id,
  label,
  description,
  error,
  live,
  required,
  note,
  rows = 3,
  className,
  ...rest
}: TextAreaProps) => (
  <Field
    controlId={id}
    label={label}
    description={description}
    error={error}
    live={live}
    required={required}
    note={note}
  >
    {props => <AutosizeTextArea {...rest} {...props} rows={rows} className={cx('vl-TextArea', className)} />}
  </Field>
);
