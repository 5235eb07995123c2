'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { alerts, notificationsDisabledAlert } from '../../../i18n/messages/notices.ts';
import { notificationWords } from '../../../i18n/messages/notifications.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import { type NotificationKind, notificationKinds } from '../../../model/notification.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';

export interface NotificationsDisabledAlertProps extends RootProps<'div'> {
  /** All kinds that the site sends, in their order; the text of an own one has the id `vl.Notification.<kind>`. */
  kinds?: readonly NotificationKind[];
  /** Kinds that are switched off. Renders nothing without any. */
  disabled: readonly NotificationKind[];
  /** Address of the notification settings; the route `notifications` when left out. */
  settingsHref?: string;
  /** The button that closes it was pressed. */
  onDismiss: () => void;
  /** The dismissal is being saved. */
  dismissing?: boolean;
}

/** Reminds members which notifications they have switched off. */
export function NotificationsDisabledAlert({
  kinds = notificationKinds,
  disabled,
  settingsHref,
  onDismiss,
  dismissing,
  className,
  ...rest
}: NotificationsDisabledAlertProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const format = useFormat();
  const off = [
    ...kinds.filter(kind => disabled.includes(kind)),
    ...disabled.filter(kind => !kinds.includes(kind)),
  ];
  if (off.length === 0) return null;
  return (
    <div {...rest} className={cx('vl-NotificationsDisabledAlert', className)}>
      <Banner
        icon={<Icon shape={icons.bell} size="s" />}
        brief={t(notificationsDisabledAlert.brief)}
        action={
          <TextLink strong href={settingsHref ?? routes.notifications}>
            {t(notificationsDisabledAlert.action)}
          </TextLink>
        }
        onDismiss={onDismiss}
        dismissLabel={t(alerts.dismiss)}
        dismissing={dismissing}
      >
        {kinds.every(kind => disabled.includes(kind))
          ? t(notificationsDisabledAlert.all)
          : t(
              notificationsDisabledAlert.some({
                kinds: format.list(off.map(kind => t(valueMessage(notificationWords, 'Notification', kind)))),
              }),
            )}
      </Banner>
    </div>
  );
}
