'use client';

import { useLingui } from '@lingui/react/macro';
import {
  notificationHelp,
  notificationRow,
  notificationWords,
} from '../../../i18n/messages/notifications.ts';
import type { NotificationKind } from '../../../model/notification.ts';
import { type SettingState, SwitchRow } from '../SwitchRow/SwitchRow.tsx';

export interface NotificationRowProps extends SettingState {
  /** Kind of notification. */
  kind: NotificationKind;
  /** All e-mails are switched off: the setting is kept, but has no effect. */
  globallyDisabled?: boolean;
  /** The switch of this kind was turned on or off. */
  onChange: (event: { kind: NotificationKind; enabled: boolean }) => void;
}

/** One kind of notification, on or off. Put it inside an `li`. */
export function NotificationRow({
  kind,
  globallyDisabled = false,
  onChange,
  ...state
}: NotificationRowProps) {
  const { t } = useLingui();
  return (
    <SwitchRow
      {...state}
      component="NotificationRow"
      label={t(notificationWords[kind])}
      description={t(globallyDisabled ? notificationRow.off : notificationHelp[kind])}
      disabled={globallyDisabled}
      onChange={({ enabled }) => onChange({ kind, enabled })}
    />
  );
}
