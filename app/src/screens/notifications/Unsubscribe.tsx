import { useLingui } from '@lingui/react/macro';
import { Text } from '@velluto/ui/base';
import { type NotificationKind, notificationKinds } from '@velluto/ui/model';
import { useState } from 'react';
import { endKind } from '../../features/notifications/notifications.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { LinkPage } from '../account/LinkPage.tsx';

/** The link of a mail: switches its kind off at a press, since scanners open links; needs no log-in. */
export function Unsubscribe({ token, kind }: { token: string; kind: string }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [done, setDone] = useState(false);
  const known = notificationKinds.find(one => one === kind) as NotificationKind | undefined;
  const end = async () => {
    await endKind(visit, token);
    setDone(true);
  };
  return (
    <LinkPage
      title={t(messages.end({ kind: known ? t(commonMessages[known]) : '' }))}
      action={t(messages.endNow)}
      send={end}
      done={done}
    >
      <div role="status">{done && <Text tone="positive">{t(messages.ended)}</Text>}</div>
    </LinkPage>
  );
}
