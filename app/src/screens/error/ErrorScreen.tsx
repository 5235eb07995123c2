import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { BlockedNotice } from '@velluto/ui/product/notices';
import { MemberUnavailable } from '@velluto/ui/product/profile';
import { ErrorPage } from '@velluto/ui/product/shell';
import { errorMessages } from '../../locales/messages/error.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';

/** The error page: what happened, and a link or a retry button. */
export default function ErrorScreen({ data }: Partial<ScreenProps<{ status: number; code?: string }>>) {
  const { t } = useLingui();
  const { refresh } = useNavigator();
  const status = data?.status ?? 500;
  useTitle(t(status === 404 ? errorMessages.notFound : errorMessages.title));
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
  return (
    <ErrorPage
      statusCode={status}
      onRetry={() => void refresh()}
      {...(status === 403 && { message: t(errorMessages.forbidden) })}
      {...(status === 429 && { message: t(errorMessages.tooMany) })}
      {...(data?.code === 'offline' && { message: t(errorMessages.unreachable) })}
    />
  );
}
