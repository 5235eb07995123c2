'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { activationReminder } from '../../../i18n/messages/notices.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';

export interface ActivationReminderProps extends RootProps<'div'> {
  /** Address that the link was mailed to. */
  email: string;
  /** State of sending the link again. */
  state: 'idle' | 'sending' | 'sent' | 'error';
  /** The e-mail is to be sent once more. */
  onResend: () => void;
}

/** Reminds a member to confirm the e-mail, and sends the link again. */
export function ActivationReminder({ email, state, onResend, className, ...rest }: ActivationReminderProps) {
  const { t } = useLingui();
  const address = { email };
  return (
    <div data-state={state} {...rest} className={cx('vl-ActivationReminder', className)}>
      <Banner
        tone={state === 'sent' ? 'positive' : state === 'error' ? 'critical' : 'caution'}
        icon={<Icon shape={state === 'sent' ? icons.check : icons.mail} size="s" />}
        action={
          state === 'sent' ? undefined : state === 'sending' ? (
            <Spinner label={t(activationReminder.sending)} />
          ) : (
            <TextButton strong onClick={onResend}>
              {t(activationReminder.resend)}
            </TextButton>
          )
        }
      >
        <span role="status">
          {state === 'sent' && <span>{t(activationReminder.sent(address))}</span>}
          {state === 'error' && <span>{t(problemMessages.internal_error)}</span>}
          {(state === 'idle' || state === 'sending') && (
            <>
              <span>{t(activationReminder.text)}</span> <span>{t(activationReminder.address(address))}</span>
            </>
          )}
        </span>
      </Banner>
    </div>
  );
}
