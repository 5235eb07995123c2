import { useLingui } from '@lingui/react/macro';
import { Stack } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import type { NotificationsData } from '../../features/notifications/notifications.load.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { DeleteAccount } from '../settings/DeleteAccount.tsx';
import { NotificationList } from './NotificationList.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';

/** What the user is told by e-mail and push; the links of mails that switch a kind off lead here too. */
export default function NotificationsScreen({ data, search }: ScreenProps<NotificationsData>) {
  const { t } = useLingui();
  useTitle(t(messages.title));
  const token = search.get('unsubscribe');
  if (token) return <Unsubscribe token={token} kind={search.get('kind') ?? ''} />;
  return (
    <Page title={t(messages.title)} width="reading">
      <Stack gap={6}>
        {data.settings && <NotificationList first={data.settings} />}
        <DeleteAccount />
      </Stack>
    </Page>
  );
}
