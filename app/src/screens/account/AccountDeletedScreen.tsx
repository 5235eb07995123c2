import { LinkButton } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { AccountDeletedNotice } from '@velluto/ui/product/notices';
import { rich, useT } from '@velluto/ui/provider';
import { useState } from 'react';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { accountMessages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { plain } from '../plain.ts';
import { LinkPage } from './LinkPage.tsx';

const restoring = { title: messages.restore, body: messages.restoreBody, action: messages.bringBack };

/** After the account was deleted (`until` says how long it can come back), and the way back by mail (`token`). */
export default function AccountDeletedScreen({ search }: ScreenProps) {
  const t = useT();
  const token = search.get('token');
  const [restored, setRestored] = useState(false);
  useTitle(plain(t(token ? messages.restore : messages.goodbye)));

  if (restored) {
    return (
      <StatusPage
        title={rich(t(messages.restored))}
        actions={
          <LinkButton tone="primary" size="l" href="/login">
            {t(accountMessages.logIn)}
          </LinkButton>
        }
      >
        <p>{t(messages.restoredBody)}</p>
      </StatusPage>
    );
  }
  if (token) {
    return <LinkPage link="restore" token={token} texts={restoring} onDone={() => setRestored(true)} />;
  }
  const until = search.get('until') ?? '';
  const known = Number.isFinite(Date.parse(until));
  return <AccountDeletedNotice restorableUntil={known ? until : undefined} homeHref="/" />;
}
