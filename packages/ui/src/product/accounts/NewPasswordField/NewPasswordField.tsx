'use client';

import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { newPasswordField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface NewPasswordFieldProps
  extends RootProps<'input', 'value' | 'onChange' | 'size' | 'required' | 'type'> {
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
export function NewPasswordField({
  value,
  label,
  problem,
  onChange,
  className,
  ...rest
}: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      label={label ?? t(newPasswordField.label)}
      name="password"
      autoComplete="new-password"
      required
      showLabel={t(newPasswordField.show)}
      hideLabel={t(newPasswordField.hide)}
      {...rest}
      value={value}
      description={t(newPasswordField.hint({ min: PASSWORD_MIN }))}
      error={fieldProblemText(t, problem, {
        required: t(newPasswordField.missing),
        too_short: t(newPasswordField.short({ min: PASSWORD_MIN })),
        common: t(newPasswordField.common),
      })}
      className={cx('vl-NewPasswordField', className)}
      onChange={event => onChange({ password: event.target.value })}
    />
  );
}
