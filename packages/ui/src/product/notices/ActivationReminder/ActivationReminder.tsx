'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
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
        brief={state === 'sent' || state === 'error' ? undefined : t(activationReminder.brief)}
        action={
          state !== 'sent' && (
            <TextButton strong pending={state === 'sending'} onClick={onResend}>
              {t(activationReminder.resend)}
            </TextButton>
          )
        }
      >
        {/* only what is new is read out, not the whole text again */}
        <span role="status" aria-atomic={false}>
          {state === 'sent' && <span>{t(activationReminder.sent(address))}</span>}
          {state === 'error' && <span>{t(problemMessages.internal_error)}</span>}
          {(state === 'idle' || state === 'sending') && (
            <>
              <span>{t(activationReminder.text)}</span> <span>{t(activationReminder.address(address))}</span>
            </>
          )}
          {state === 'sending' && <VisuallyHidden>{t(activationReminder.sending)}</VisuallyHidden>}
        </span>
      </Banner>
    </div>
  );
}
