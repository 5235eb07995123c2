import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useTitle } from '../../lib/head/useTitle.ts';
import { reloadWhenOnline } from '../../lib/pwa/reload-when-online.ts';
import { offlineMessages } from '../../locales/messages/error/error.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const again = () => location.reload();

/** Shown instead of any page that cannot be fetched without a connection; the service worker caches it. */
export default function OfflineScreen() {
  const { t } = useLingui();
  useTitle(t(offlineMessages.title));
  useEffect(() => reloadWhenOnline(window), []);
  return <OfflineNotice onRetry={again} />;
}
