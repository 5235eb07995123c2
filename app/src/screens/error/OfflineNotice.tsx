import { useLingui } from '@lingui/react/macro';
import { Button, Icon, icons } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { offlineMessages as messages } from '../../locales/messages/error/error.ts';

/** Says in place of a page that the device has no connection, and that the page comes as soon as it is back. */
export function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <StatusPage
      icon={<Icon shape={icons.alert} size="l" />}
      title={t(messages.title)}
      actions={<Button onClick={onRetry}>{t(messages.retry)}</Button>}
    >
      <p>{t(messages.body)}</p>
    </StatusPage>
  );
}
