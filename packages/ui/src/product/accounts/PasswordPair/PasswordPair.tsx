'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../../base/cx.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { passwordPair } from '../../../i18n/messages/accounts/account.ts';
import { newPasswordField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import * as styles from './PasswordPair.css.ts';

export interface PasswordPairValues {
  /** The new password. */
  password: string;
  /** The repetition. */
  repeat: string;
}

export interface PasswordPairProps extends RootProps<'div', 'onChange'> {
  /** The values in the fields. */
  values: PasswordPairValues;
  /** One of the passwords was changed. */
  onChange: (change: Partial<PasswordPairValues>) => void;
  /** Name or e-mail of the account, in a hidden field for password managers. */
  username?: string | undefined;
  /** Why the new password was refused. */
  problem?: FieldProblemCode;
  /** The repetition is empty or different. */
  repeatRefused?: boolean;
}

/** A new password, typed twice. */
export function PasswordPair({
  values,
  onChange,
  username,
  problem,
  repeatRefused = false,
  className,
  ...rest
}: PasswordPairProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const { password, repeat } = values;
  const error = () => {
    if (repeat === '') return repeatRefused ? t(passwordPair.repeatMissing) : undefined;
    return repeat !== password && (left || repeatRefused)
      ? t(problemMessages.passwords_do_not_match)
      : undefined;
  };
  return (
    <div {...rest} className={cx('vl-PasswordPair', styles.root, className)}>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <NewPasswordField
        label={t(passwordPair.password)}
        value={password}
        problem={problem}
        onChange={onChange}
      />
      <PasswordField
        label={t(passwordPair.repeat)}
        name="password_repeat"
        autoComplete="new-password"
        required
        showLabel={t(newPasswordField.show)}
        hideLabel={t(newPasswordField.hide)}
        value={repeat}
        error={error()}
        onBlur={() => setLeft(true)}
        onChange={event => onChange({ repeat: event.target.value })}
      />
    </div>
  );
}
