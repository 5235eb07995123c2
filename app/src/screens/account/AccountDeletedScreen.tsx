import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { REACTIVATION_DAYS } from '@velluto/rules';
import { LinkButton } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { AccountDeletedNotice } from '@velluto/ui/product/notices';
import { plain } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { restoreAccountByLink } from '../../features/account/auth.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { accountMessages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
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
  const [restored, setRestored] = useState(false);
  useTitle(plain(t(restored ? messages.restored : messages.restore)));
  if (restored) {
    return (
      <StatusPage
        title={<Trans {...messages.restored} components={{ em: <em /> }} />}
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
  const bringBack = async () => {
    await restoreAccountByLink(app, token);
    setRestored(true);
  };
  return (
    <LinkPage
      title={<Trans {...messages.restore} components={{ em: <em /> }} />}
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
  useTitle(t(messages.goodbye));
  return <AccountDeletedNotice days={REACTIVATION_DAYS} />;
}
