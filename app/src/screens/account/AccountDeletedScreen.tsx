import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { AccountDeletedNotice } from '@velluto/ui/product/notices';
import { plain } from '@velluto/ui/provider';
import { restore } from '../../features/account/auth.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { accountMessages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useAppContext } from '../../platform/useAppContext.ts';
import { LinkPage } from './LinkPage.tsx';

/** After the account was deleted (`until`: when it is erased), the mailed link that restores it (`token`), and `restored`. */
export default function AccountDeletedScreen({ search }: ScreenProps) {
  const { t } = useLingui();
  const token = search.get('token');
  const app = useAppContext();
  const { navigate } = useNavigator();
  const restored = search.has('restored');
  useTitle(plain(t(restored ? messages.restored : token ? messages.restore : messages.goodbye)));

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
  if (token) {
    const bringBack = async () => {
      await restore(app, token);
      // a separate address: a reload must not restore again
      void navigate('/account-deleted?restored', { replace: true });
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
  const until = search.get('until') ?? '';
  const isValidDate = Number.isFinite(Date.parse(until));
  return <AccountDeletedNotice restorableUntil={isValidDate ? until : undefined} homeHref="/" />;
}
