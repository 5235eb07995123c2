'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { emailField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface EmailFieldProps extends RootProps<'input', 'value' | 'onChange' | 'size' | 'required'> {
  /** The text in the field. */
  value: string;
  /** Help text; by default that others never see the address. */
  description?: ReactNode;
  /** Why the value was refused. */
  problem?: FieldProblemCode;
  /** The address was changed. */
  onChange: (change: { email: string }) => void;
}

/** The member's e-mail address. */
export function EmailField({ value, description, problem, onChange, className, ...rest }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t(emailField.label)}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...rest}
      value={value}
      description={description ?? t(emailField.hint)}
      error={fieldProblemText(t, problem, {
        required: t(emailField.missing),
        format: t(emailField.invalid),
      })}
      className={cx('vl-EmailField', className)}
      onChange={event => onChange({ email: event.target.value })}
    />
  );
}
