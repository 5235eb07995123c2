import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Icon, icons } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import type { ReactNode } from 'react';
import { contractMessages as messages } from '../../locales/messages/contracts.ts';
import { useSession } from '../../platform/visit-context.ts';

/** That a declaration was received, and when; below it what came of it. */
export function Received({
  title,
  at,
  children,
}: {
  title: MessageDescriptor;
  at: string;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const date = format.date(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div role="status">
      <StatusPage
        sign={<Icon shape={icons.check} size="l" />}
        title={<Trans {...title} components={{ em: <em /> }} />}
      >
        <p>{t((user ? messages.received : messages.mailedIf)({ date }))}</p>
        {children}
      </StatusPage>
    </div>
  );
}
