import { useLingui } from '@lingui/react/macro';
import { Button } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { useBrand } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { useTitle } from '../../lib/head/useTitle.ts';
import { reloadWhenOnline } from '../../lib/pwa/reload-when-online.ts';
import { offlineMessages as messages } from '../../locales/messages/error/error.ts';

const again = () => location.reload();

/** Shown instead of any page that cannot be fetched without a connection; the service worker caches it. */
export default function OfflineScreen() {
  const { t } = useLingui();
  const { Logo } = useBrand();
  useTitle(t(messages.title));
  useEffect(() => reloadWhenOnline(window), []);
  return (
    <StatusPage
      icon={<Logo size="m" />}
      title={t(messages.title)}
      actions={<Button onClick={again}>{t(messages.retry)}</Button>}
    >
      <p>{t(messages.body)}</p>
    </StatusPage>
  );
}
