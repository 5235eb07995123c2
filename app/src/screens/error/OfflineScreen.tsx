import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useTitle } from '../../lib/head/useTitle.ts';
import { onceServerAnswers } from '../../lib/pwa/once-server-answers.ts';
import { offlineMessages } from '../../locales/messages/error/error.ts';
import { offlinePath } from '../../worker/offline-cache.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const again = () => location.reload();

/** Shown instead of any page that cannot be fetched without a connection; the service worker caches it. */
export default function OfflineScreen() {
  const { t } = useLingui();
  useTitle(t(offlineMessages.title));
  // somebody who asked for this page itself has nothing to reload
  useEffect(() => (location.pathname === offlinePath ? undefined : onceServerAnswers(window, again)), []);
  return <OfflineNotice onRetry={again} />;
}
