import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { SuccessBody } from '@velluto/api-client';
import { REACTIVATION_DAYS } from '@velluto/rules';
import { LinkButton } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { AccountDeletedNotice } from '@velluto/ui/product/notices';
import { plain } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { restoreAccountByLink } from '../../features/accounts/auth.ts';
import { isFarewell } from '../../features/accounts/farewell.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { accessMessages as messages } from '../../locales/messages/accounts/access.ts';
import { accountMessages } from '../../locales/messages/accounts/account.ts';
import { LinkPage } from './LinkPage.tsx';

/**
 * After the account was deleted, and the mailed link that restores it (`token`). Anybody can open the address, so that
 * the page claims no deletion that it does not know of.
 */
export default function AccountDeletedScreen() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const token = search.get('token');
  if (token) return <RestoreAccount token={token} />;
  return user ? <AccountExists /> : <AccountDeleted />;
}

function RestoreAccount({ token }: { token: string }) {
  const { t } = useLingui();
  const app = useAppContext();
  const [answer, setAnswer] = useState<SuccessBody<'restoreAccount'> | null>(null);
  const title = answer?.restored === false ? messages.used : answer ? messages.restored : messages.restore;
  useTitle(plain(t(title)));
  if (answer) {
    return (
      <StatusPage
        title={<Trans {...title} components={{ em: <em /> }} />}
        actions={
          <LinkButton tone="primary" size="l" href="/login">
            {t(accountMessages.logIn)}
          </LinkButton>
        }
      >
        <p>{t(answer.restored ? messages.restoredBody : messages.usedBody)}</p>
        {answer.restored && answer.renewal_ended && <p>{t(messages.renewalEnded)}</p>}
      </StatusPage>
    );
  }
  const bringBack = async () => {
    setAnswer(await restoreAccountByLink(app, token));
  };
  return (
    <LinkPage
      title={<Trans {...title} components={{ em: <em /> }} />}
      action={t(messages.bringBack)}
      send={bringBack}
    >
      <p>{t(messages.restoreBody)}</p>
    </LinkPage>
  );
}

function AccountExists() {
  const { t } = useLingui();
  useTitle(plain(t(messages.stillHere)));
  return (
    <StatusPage
      title={<Trans {...messages.stillHere} components={{ em: <em /> }} />}
      actions={<LinkButton href="/settings">{t(messages.settings)}</LinkButton>}
    >
      <p>{t(messages.stillHereBody)}</p>
    </StatusPage>
  );
}

function AccountDeleted() {
  const { t } = useLingui();
  const deleted = useInBrowser(isFarewell);
  useTitle(plain(t(deleted ? messages.goodbye : messages.comeBack)));
  if (deleted) return <AccountDeletedNotice days={REACTIVATION_DAYS} />;
  return (
    <StatusPage
      title={<Trans {...messages.comeBack} components={{ em: <em /> }} />}
      actions={<LinkButton href="/login">{t(accountMessages.logIn)}</LinkButton>}
    >
      <p>{t(messages.comeBackBody({ days: REACTIVATION_DAYS }))}</p>
    </StatusPage>
  );
}
