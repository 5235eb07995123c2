import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, Text } from '@velluto/ui/base';
import { Page, StatusPage } from '@velluto/ui/patterns';
import { ErrorPage } from '@velluto/ui/product/layout';
import { BlockedNotice } from '@velluto/ui/product/notices';
import { MemberUnavailable } from '@velluto/ui/product/profiles';
import { useCallback, useEffect } from 'react';
import { useTitle } from '../../lib/head/useTitle.ts';
import { onceServerAnswers } from '../../lib/pwa/once-server-answers.ts';
import { noConnection } from '../../lib/router/open-page.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useNavigator, usePage } from '../../lib/router/router-context.tsx';
import { logInAgain } from '../../lib/session/session-end.ts';
import { useSession } from '../../lib/useAppContext.ts';
import { errorMessages, offlineMessages } from '../../locales/messages/error/error.ts';
import { goneMessages } from '../../locales/messages/error/gone.ts';
import { goneAt } from './gone.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const leave = (address: string) => location.assign(address);

/** The error page: what happened, and a link to what is left or a retry button. */
export default function ErrorScreen({ data }: Partial<ScreenProps<{ status: number; code?: string }>>) {
  const { t } = useLingui();
  const { navigate, refresh } = useNavigator();
  const { path, query } = usePage();
  const { user } = useSession();
  const status = data?.status ?? 500;
  const gone = status === 404 ? goneAt(path) : null;
  const owner = gone?.ofAccount ? user : null;
  const offline = data?.code === noConnection;
  const unreachable = offline || data?.code === 'offline';
  // not by a refresh, after which the pages of this visit could not be shown without a connection any more
  const retry = useCallback(() => void navigate(path + query, { replace: true }), [navigate, path, query]);
  useEffect(() => (unreachable ? onceServerAnswers(window, retry) : undefined), [unreachable, retry]);
  const logIn = () => logInAgain(path + query, leave).catch(() => void refresh());
  const title = status === 404 ? errorMessages.notFound : errorMessages.title;
  useTitle(t(offline ? offlineMessages.title : (gone?.title ?? title)));
  if (offline) return <OfflineNotice onRetry={retry} />;
  if (data?.code === 'blocked_by_member') {
    return (
      <>
        <Page width="reading">
          <BlockedNotice by="member" />
        </Page>
        <MemberUnavailable />
      </>
    );
  }
  if (status === 404 && /^\/members\/[^/]+(\/chat)?$/.test(path)) return <MemberUnavailable />;
  if (gone) {
    return (
      <StatusPage
        title={t(gone.title)}
        actions={
          <>
            <LinkButton href={gone.href}>{t(gone.link)}</LinkButton>
            {owner && <Button onClick={logIn}>{t(goneMessages.logIn)}</Button>}
          </>
        }
      >
        <Text>{t(gone.body)}</Text>
        {owner && <Text>{t(goneMessages.elsewhere({ name: owner.profile.name }))}</Text>}
      </StatusPage>
    );
  }
  return (
    <ErrorPage
      statusCode={status}
      onRetry={retry}
      {...(status === 403 && { message: t(errorMessages.forbidden) })}
      {...(status === 429 && { message: t(errorMessages.tooMany) })}
      {...(data?.code === 'offline' && { message: t(errorMessages.unreachable) })}
    />
  );
}
