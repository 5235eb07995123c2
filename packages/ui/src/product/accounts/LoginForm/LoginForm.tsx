'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { TextLink, type TextLinkProps } from '../../../base/TextLink/TextLink.tsx';
import { loginForm } from '../../../i18n/messages/accounts/signup.ts';
import { newPasswordField } from '../../../i18n/messages/accounts/signup-fields.ts';
import type { Problem } from '../../../model/problem.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import * as styles from './LoginForm.css.ts';

export interface LoginValues {
  /** E-mail address or name. */
  login: string;
  /** The password in the field. */
  password: string;
}

export interface LoginFormProps extends RootProps<'form', 'onChange' | 'onSubmit'> {
  /** The values in the fields. */
  values: LoginValues;
  /** Values were changed; the others stay. */
  onChange: (change: Partial<LoginValues>) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** It was sent and is not answered yet: the button shows that it works. */
  pending?: boolean;
  /** Error: wrong password, blocked for some minutes, disabled, … */
  problem?: Problem | null;
  /** Address of the page for a forgotten password; the route `resetPassword` when left out, no link when null. */
  resetHref?: string | null;
  /** Address of the sign-up; the route `signup` when left out, no link when null. */
  signupHref?: string | null;
  /** The sign-up link was pressed; prevent the default to open a dialog instead. */
  onSignUp?: TextLinkProps['onClick'];
}

/** Log-in form: e-mail or name, and the password. */
export function LoginForm({
  values,
  onChange,
  onSubmit,
  pending = false,
  problem,
  resetHref,
  signupHref,
  onSignUp,
  className,
  ...rest
}: LoginFormProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const password = useRef<HTMLInputElement>(null);
  const wrong = problem?.code === 'login_failed';
  useEffect(() => {
    // Selects a wrong password, to be typed again.
    if (wrong) password.current?.select();
  }, [wrong]);
  return (
    <form
      noValidate
      method="post"
      {...rest}
      className={cx('vl-LoginForm', styles.root, className)}
      onSubmit={event => {
        event.preventDefault();
        if (!pending) onSubmit();
      }}
    >
      <ProblemAlert problem={problem} />
      <TextField
        label={t(loginForm.login)}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.login}
        aria-invalid={wrong || undefined}
        onChange={event => onChange({ login: event.target.value })}
      />
      <PasswordField
        ref={password}
        label={t(loginForm.password)}
        name="password"
        required
        showLabel={t(newPasswordField.show)}
        hideLabel={t(newPasswordField.hide)}
        value={values.password}
        note={
          resetHref !== null && (
            <TextLink href={resetHref ?? routes.resetPassword}>{t(loginForm.forgotten)}</TextLink>
          )
        }
        onChange={event => onChange({ password: event.target.value })}
      />
      <Button type="submit" tone="primary" size="l" wide pending={pending}>
        {t(loginForm.submit)}
      </Button>
      {signupHref !== null && (
        <p className={styles.aside}>
          <Trans
            {...loginForm.signup}
            components={{ signup: <TextLink strong href={signupHref ?? routes.signup} onClick={onSignUp} /> }}
          />
        </p>
      )}
    </form>
  );
}
