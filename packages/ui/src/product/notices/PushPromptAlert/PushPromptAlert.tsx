'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { alerts, pushPromptAlert } from '../../../i18n/messages/notices.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';

export interface PushPromptAlertProps {
  /** `pending` while the browser asks; `denied` after a refusal there. */
  state: 'capable' | 'pending' | 'denied';
  onEnable: () => void;
  onDismiss: () => void;
  /** The dismissal is being saved. */
  dismissing?: boolean;
}

/** Offers push notifications; the browser asks for permission only after a press. */
export function PushPromptAlert({ state, onEnable, onDismiss, dismissing }: PushPromptAlertProps) {
  const { t } = useLingui();
  const texts = {
    capable: pushPromptAlert.text,
    pending: pushPromptAlert.pending,
    denied: pushPromptAlert.denied,
  };
  return (
    <div data-component="PushPromptAlert" data-state={state}>
      <Banner
        tone={state === 'denied' ? 'caution' : 'info'}
        icon={<Icon shape={icons.bell} size="s" />}
        action={
          state === 'pending' ? (
            <Spinner />
          ) : (
            state === 'capable' && (
              <TextButton strong onClick={onEnable}>
                {t(pushPromptAlert.action)}
              </TextButton>
            )
          )
        }
        onDismiss={onDismiss}
        dismissLabel={t(alerts.dismiss)}
        dismissing={dismissing}
      >
        <span role="status">{t(texts[state])}</span>
      </Banner>
    </div>
  );
}
