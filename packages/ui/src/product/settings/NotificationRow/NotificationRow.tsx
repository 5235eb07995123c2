'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import {
  notificationHelp,
  notificationRow,
  notificationWords,
} from '../../../i18n/messages/notifications.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { NotificationKind } from '../../../model/notification.ts';
import { type SettingState, SwitchRow } from '../SwitchRow/SwitchRow.tsx';

export interface NotificationRowProps extends SettingState, RootProps<'div', 'onChange'> {
  /** Kind of notification; the text of a site's own one has the id `vl.Notification.<kind>`, its help `vl.Notification.<kind>Help`. */
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
  className,
  ...state
}: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const ownHelp = valueMessage({}, 'Notification', `${kind}Help`);
  const help = Object.hasOwn(notificationHelp, kind)
    ? valueMessage(notificationHelp, 'Notification', kind)
    : Object.hasOwn(i18n.messages, ownHelp.id) && ownHelp;
  return (
    <SwitchRow
      {...state}
      label={t(valueMessage(notificationWords, 'Notification', kind))}
      description={globallyDisabled ? t(notificationRow.off) : help ? t(help) : undefined}
      disabled={globallyDisabled}
      className={cx('vl-NotificationRow', className)}
      onChange={({ enabled }) => onChange({ kind, enabled })}
    />
  );
}
