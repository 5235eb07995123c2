'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { breakable } from '../../../base/breakable.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { confirmEmailBox } from '../../../i18n/messages/accounts/signup.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import * as styles from './ConfirmEmailBox.css.ts';
import { isWrongCode, MailedCodeForm, type MailedCodeFormProps } from './MailedCodeForm.tsx';

export interface ConfirmEmailBoxProps
  extends RootProps<'div'>,
    Partial<Pick<MailedCodeFormProps, 'onCode' | 'pending' | 'problem'>> {
  /** Address that the mail was sent to. */
  email: string;
  /** State of sending the mail again. */
  state: 'idle' | 'sending' | 'sent' | 'error';
  /** The e-mail is to be sent once more. */
  onResend: () => void;
  /** Address to go on to before the e-mail is confirmed; no link without it. */
  continueHref?: string;
  /** What that address is: the members, or what was chosen before the sign-up. */
  continueTo?: 'members' | 'choice';
}

/** After sign-up: where the mail was sent, a field for its code where `onCode` is given, and what to do when it does not arrive. */
export function ConfirmEmailBox({
  email,
  state,
  onResend,
  onCode,
  pending = false,
  problem = null,
  continueHref,
  continueTo = 'members',
  className,
  ...rest
}: ConfirmEmailBoxProps) {
  const { t } = useLingui();
  const body = onCode ? confirmEmailBox.codeBody : confirmEmailBox.body;
  return (
    <div data-state={state} {...rest} className={cx('vl-ConfirmEmailBox', styles.root, className)}>
      <div className={styles.letter}>
        <Icon shape={icons.mail} size="l" />
        <Text size="l">
          <Trans {...body({ email })} components={{ email: <Email /> }} />
        </Text>
      </div>
      {onCode && <MailedCodeForm onCode={onCode} pending={pending} problem={problem} />}
      {continueHref && (
        <LinkButton tone={onCode ? undefined : 'primary'} size="l" wide href={continueHref}>
          {t(continueTo === 'choice' ? confirmEmailBox.goOnToChoice : confirmEmailBox.goOn)}
        </LinkButton>
      )}
      <div className={styles.again}>
        <div role="status">
          <Text size="s" tone={state === 'error' ? 'critical' : 'muted'}>
            {state === 'sent' && <span>{t(confirmEmailBox.sent)}</span>}
            {state === 'error' && <span>{t(problemMessages.internal_error)}</span>}
            {(state === 'idle' || state === 'sending') && <span>{t(confirmEmailBox.spam)}</span>}
          </Text>
        </div>
        {/* after a wrong code another mail may be needed */}
        {(state !== 'sent' || isWrongCode(problem)) && (
          <Button size="s" pending={state === 'sending'} onClick={onResend}>
            {t(confirmEmailBox.resend)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Letters of an address that fit in a line of a phone: a shorter one goes to the next line as a whole. */
const LINE = 24;

/** The address inside a sentence; `Trans` fills it in. */
const Email = ({ children }: { children?: ReactNode }) => (
  <strong className={styles.email}>
    {typeof children === 'string' && children.length > LINE ? breakable(children) : children}
  </strong>
);
