'use client';

import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@velluto/rules';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { newPasswordField } from '../../../i18n/messages/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface NewPasswordFieldProps {
  /** The text in the field. */
  value: string;
  /** "Password" by default. */
  label?: string;
  /** Why the value was refused. */
  problem?: FieldProblemCode;
  /** The password was changed. */
  onChange: (change: { password: string }) => void;
}

/** Field for a new password, with the rules for it. */
export function NewPasswordField({ value, label, problem, onChange }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      label={label ?? t(newPasswordField.label)}
      name="password"
      autoComplete="new-password"
      required
      showLabel={t(newPasswordField.show)}
      hideLabel={t(newPasswordField.hide)}
      value={value}
      description={t(newPasswordField.hint({ min: PASSWORD_MIN }))}
      error={fieldProblemText(t, problem, {
        required: t(newPasswordField.missing),
        too_short: t(newPasswordField.short({ min: PASSWORD_MIN })),
        common: t(newPasswordField.common),
      })}
      onChange={event => onChange({ password: event.target.value })}
    />
  );
}
