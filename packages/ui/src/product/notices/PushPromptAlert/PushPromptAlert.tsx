'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { alerts, pushPromptAlert } from '../../../i18n/messages/notices.ts';
import type { PushObstacle } from '../../../model/push.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { usePushObstacleText } from './usePushObstacleText.ts';

export interface PushPromptAlertProps extends RootProps<'div'> {
  /** `pending` while the browser asks; afterwards why it was not switched on. */
  state: 'capable' | 'pending' | PushObstacle;
  /** Notifications are to be turned on. */
  onEnable: () => void;
  /** The button that closes it was pressed. */
  onDismiss: () => void;
  /** The dismissal is being saved. */
  dismissing?: boolean;
}

/** The states with the button: where a press may help, and while it does. */
const repeatable: readonly PushPromptAlertProps['state'][] = [
  'capable',
  'pending',
  'dismissed',
  'service',
  'failed',
];

/** Offers push notifications; the browser asks for permission only after a press. */
export function PushPromptAlert({
  state,
  onEnable,
  onDismiss,
  dismissing,
  className,
  ...rest
}: PushPromptAlertProps) {
  const { t } = useLingui();
  const obstacleText = usePushObstacleText();
  const offered = state === 'capable' || state === 'pending';
  const text = () => {
    if (state === 'capable') return t(pushPromptAlert.text);
    return state === 'pending' ? t(pushPromptAlert.pending) : obstacleText(state);
  };
  return (
    <div data-state={state} {...rest} className={cx('vl-PushPromptAlert', className)}>
      <Banner
        tone={offered ? 'info' : 'caution'}
        icon={<Icon shape={icons.bell} size="s" />}
        brief={state === 'capable' ? t(pushPromptAlert.brief) : undefined}
        action={
          repeatable.includes(state) && (
            <TextButton strong pending={state === 'pending'} onClick={onEnable}>
              {t(pushPromptAlert.action)}
            </TextButton>
          )
        }
        onDismiss={onDismiss}
        dismissLabel={t(alerts.dismiss)}
        dismissing={dismissing}
      >
        <span role="status">{text()}</span>
      </Banner>
    </div>
  );
}
