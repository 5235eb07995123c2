'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { RESET_MINUTES } from '@velluto/rules';
import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { resetRequestForm } from '../../../i18n/messages/accounts/account.ts';
import type { FieldProblemCode, Problem } from '../../../model/problem.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import * as styles from './ResetRequestForm.css.ts';

export interface ResetRequestFormProps extends RootProps<'div', 'onChange' | 'onSubmit'> {
  /** The address in the field. */
  email: string;
  /** The address was changed. */
  onChange: (change: { email: string }) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** It was sent and is not answered yet: the button shows that it works. */
  pending?: boolean;
  /** The request was accepted, whether or not there is such an account. */
  sent?: boolean;
  /** Error of the address. */
  emailProblem?: FieldProblemCode;
  /** Error of the form: too many attempts, unknown address (where the site tells), offline, … */
  problem?: Problem | null;
  /** Address of the log-in; the route `login` when left out. */
  loginHref?: string;
}

/** Form that requests the link for a new password. */
export function ResetRequestForm({
  email,
  onChange,
  onSubmit,
  pending = false,
  sent = false,
  emailProblem,
  problem,
  loginHref,
  className,
  ...rest
}: ResetRequestFormProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const letter = useRef<HTMLDivElement>(null);
  const before = useRef(sent);
  useEffect(() => {
    // The result replaces the focused button, and gets the focus.
    if (sent && !before.current) letter.current?.focus();
    before.current = sent;
  }, [sent]);
  const back = <TextLink href={loginHref ?? routes.login}>{t(resetRequestForm.login)}</TextLink>;
  if (sent) {
    return (
      <div data-state="sent" {...rest} className={cx('vl-ResetRequestForm', styles.root, className)}>
        <div ref={letter} tabIndex={-1} className={styles.letter}>
          <Icon shape={icons.mail} size="l" />
          <div className={styles.text}>
            <Text size="l">
              <Trans
                {...resetRequestForm.sent({ email, hours: RESET_MINUTES / 60 })}
                components={{ email: <span className={styles.email} /> }}
              />
            </Text>
            <Text size="s" tone="muted">
              {t(resetRequestForm.spam)}
            </Text>
          </div>
        </div>
        <p className={plain}>{back}</p>
      </div>
    );
  }
  return (
    <form
      noValidate
      method="post"
      {...(rest as RootProps<'form'>)}
      className={cx('vl-ResetRequestForm', styles.root, className)}
      onSubmit={event => {
        event.preventDefault();
        if (!pending) onSubmit();
      }}
    >
      <Text>{t(resetRequestForm.lead)}</Text>
      <ProblemAlert problem={problem} />
      <EmailField
        autoComplete="username"
        value={email}
        description={t(resetRequestForm.hint)}
        problem={emailProblem}
        onChange={onChange}
      />
      <Button type="submit" tone="primary" size="l" wide pending={pending}>
        {t(resetRequestForm.submit)}
      </Button>
      <p className={plain}>{back}</p>
    </form>
  );
}
