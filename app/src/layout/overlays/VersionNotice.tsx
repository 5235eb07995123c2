import { useLingui } from '@lingui/react/macro';
import { Button, Text } from '@velluto/ui/base';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isReloaded } from '../../lib/chunk-reload.ts';
import { createLoadFailuresStore } from '../../lib/load-failures.ts';
import { createUnsavedStore } from '../../lib/session/unsaved.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { updateMessages as messages } from '../../locales/messages/accounts/session.ts';
import { FloatingNotice } from './FloatingNotice.tsx';

const reload = () => location.reload();

/** Says that a part of the page could not be loaded, or that the page has loaded again for a new version. */
export function VersionNotice() {
  const { told } = useSnapshot(useStore(createLoadFailuresStore).state);
  const [updated, setUpdated] = useState(() => isReloaded(window, performance.timeOrigin));
  if (told) return <LostPartNotice />;
  return updated && <UpdatedNotice onClose={() => setUpdated(false)} />;
}

/** Says that the page was reloaded for a new version, so that a press before has to be repeated. */
function UpdatedNotice({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { site } = useAppContext();
  return (
    <FloatingNotice
      title={t(messages.title)}
      actions={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      <Text size="s">{t(messages.body({ site: site.name }))}</Text>
    </FloatingNotice>
  );
}

/** The page is not reloaded by itself, because typed text would be lost or a reload has just not helped. */
function LostPartNotice() {
  const { t } = useLingui();
  const { site } = useAppContext();
  const { close } = useStore(createLoadFailuresStore);
  const { typed } = useSnapshot(useStore(createUnsavedStore).state);
  return (
    <FloatingNotice
      title={t(messages.lost)}
      actions={
        <>
          <Button onClick={reload}>{t(messages.reload)}</Button>
          <Button onClick={close}>{t(messages.close)}</Button>
        </>
      }
    >
      <Text size="s">{t(messages.lostBody({ site: site.name }))}</Text>
      {typed && <Text size="s">{t(messages.lostTyped)}</Text>}
    </FloatingNotice>
  );
}
