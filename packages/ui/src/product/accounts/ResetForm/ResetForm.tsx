'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { resetForm } from '../../../i18n/messages/accounts/account.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode, Problem } from '../../../model/problem.ts';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { PasswordPair, type PasswordPairValues } from '../PasswordPair/PasswordPair.tsx';
import * as styles from './ResetForm.css.ts';

export interface ResetFormProps extends RootProps<'div', 'onChange' | 'onSubmit'> {
  /** The values in the fields. */
  values: PasswordPairValues;
  /** One of the passwords was changed. */
  onChange: (change: Partial<PasswordPairValues>) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** E-mail or name of the account, in a hidden field for password managers. */
  username?: string | undefined;
  /** It was sent and is not answered yet: the button shows that it works. */
  pending?: boolean;
  /** The new password was set. */
  done?: boolean;
  /** Why the new password was refused. */
  passwordProblem?: FieldProblemCode;
  /** Error of the form: different passwords, expired link, offline, … */
  problem?: Problem | null;
  /** Address of the log-in; the route `login` when left out. */
  loginHref?: string;
  /** Address of the page that requests another link; the route `resetPassword` when left out. */
  requestHref?: string;
}

/** The page behind the reset link: a new password, or why the link no longer works. */
export function ResetForm({
  values,
  onChange,
  onSubmit,
  username,
  pending = false,
  done = false,
  passwordProblem,
  problem,
  loginHref,
  requestHref,
  className,
  ...rest
}: ResetFormProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  if (done) {
    return (
      <Result
        {...rest}
        className={className}
        state="done"
        href={loginHref ?? routes.login}
        action={t(resetForm.login)}
      >
        <Text size="l">{t(resetForm.done)}</Text>
      </Result>
    );
  }
  if (problem?.code === 'reset_link_invalid') {
    return (
      <Result
        {...rest}
        className={className}
        state="expired"
        href={requestHref ?? routes.resetPassword}
        action={t(resetForm.again)}
      >
        <Text size="l">{t(problemMessages.reset_link_invalid)}</Text>
        <Text tone="muted">{t(resetForm.kept)}</Text>
      </Result>
    );
  }
  const differ = problem?.code === 'passwords_do_not_match';
  return (
    <form
      noValidate
      method="post"
      {...(rest as RootProps<'form'>)}
      className={cx('vl-ResetForm', styles.root, className)}
      onSubmit={event => {
        event.preventDefault();
        if (!pending) onSubmit();
      }}
    >
      <ErrorAlert>{problem && !differ && problemText(t, problem)}</ErrorAlert>
      <PasswordPair
        values={values}
        username={username}
        problem={passwordProblem}
        repeatRefused={differ}
        onChange={onChange}
      />
      <Text size="s" tone="muted">
        {t(resetForm.others)}
      </Text>
      <Button type="submit" tone="primary" size="l" wide pending={pending}>
        {t(resetForm.submit)}
      </Button>
    </form>
  );
}

const resultIcons = { done: icons.check, expired: icons.clock };

interface ResultProps extends RootProps<'div'> {
  state: keyof typeof resultIcons;
  href: string;
  action: string;
  children: ReactNode;
}

/** The result, shown instead of the form; gets the focus of the button that disappeared. */
function Result({ state, href, action, children, className, ...rest }: ResultProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div data-state={state} {...rest} className={cx('vl-ResetForm', styles.root, className)}>
      <div ref={element} tabIndex={-1} className={styles.result}>
        <span className={styles.sign[state]}>
          <Icon shape={resultIcons[state]} size="l" />
        </span>
        <div className={styles.text}>{children}</div>
      </div>
      <LinkButton tone="primary" size="l" wide href={href}>
        {action}
      </LinkButton>
    </div>
  );
}
