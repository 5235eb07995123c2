import { useLingui } from '@lingui/react/macro';
import { Button, Text } from '@velluto/ui/base';
import { type NotificationKind, notificationKinds } from '@velluto/ui/model';
import { StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useState } from 'react';
import { endKind } from '../../features/notifications/notifications.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** The link of a mail: switches its kind off at a press, since scanners open links; needs no log-in. */
export function Unsubscribe({ token, kind }: { token: string; kind: string }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [done, setDone] = useState(false);
  const known = notificationKinds.find(one => one === kind) as NotificationKind | undefined;
  const { submit, pending, refused } = useSubmit(async () => {
    const answer = await endKind(visit, token);
    setDone(answer === null);
    return answer;
  });
  return (
    <StatusPage
      title={t(messages.end({ kind: known ? t(commonMessages[known]) : '' }))}
      actions={
        !done && (
          <Button tone="primary" size="l" pending={pending} onClick={() => void submit()}>
            {t(messages.endNow)}
          </Button>
        )
      }
    >
      <FormErrorNotice problem={refused} />
      <div role="status">{done && <Text tone="positive">{t(messages.ended)}</Text>}</div>
    </StatusPage>
  );
}
