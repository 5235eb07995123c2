import { useLingui } from '@lingui/react/macro';
import { Button, Text } from '@velluto/ui/base';
import { type NotificationKind, notificationKinds, type Problem } from '@velluto/ui/model';
import { StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';

import { useState } from 'react';
import { endKind } from '../../features/notifications/notifications.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** The link of a mail: switches its kind off at a press, since scanners open links; needs no log-in. */
export function Unsubscribe({ token, kind }: { token: string; kind: string }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const known = notificationKinds.find(one => one === kind) as NotificationKind | undefined;
  const end = async () => {
    if (state !== 'idle') return;
    setState('pending');
    const refused = await endKind(visit, token);
    setProblem(refused);
    setState(refused ? 'idle' : 'done');
  };
  return (
    <StatusPage
      title={t(messages.end({ kind: known ? t(commonMessages[known]) : '' }))}
      actions={
        state !== 'done' && (
          <Button tone="primary" size="l" pending={state === 'pending'} onClick={() => void end()}>
            {t(messages.endNow)}
          </Button>
        )
      }
    >
      <FormErrorNotice problem={problem} />
      <div role="status">{state === 'done' && <Text tone="positive">{t(messages.ended)}</Text>}</div>
    </StatusPage>
  );
}
