import { Switch } from '@velluto/ui/base';
import { useT } from '@velluto/ui/provider';
import { useEffect, useState } from 'react';
import { switchPush } from '../../features/notifications/notifications.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { type PushState, readPush, thisBrowser } from '../../platform/push.ts';
import { useVisit } from '../../platform/visit-context.ts';

const described = {
  unknown: commonMessages.push,
  capable: commonMessages.push,
  subscribed: commonMessages.push,
  incapable: messages.incapable,
  denied: commonMessages.pushDenied,
} satisfies Record<PushState, unknown>;

/** Push on this device: what the browser allows is known only in the browser. */
export function PushSwitch() {
  const t = useT();
  const visit = useVisit();
  const [state, setState] = useState<PushState>('unknown');
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    void readPush(thisBrowser(), visit.site.push_public_key).then(read => here && setState(read));
    return () => {
      here = false;
    };
  }, [visit]);
  const change = async (on: boolean) => {
    if (pending) return;
    setPending(true);
    setFailed(false);
    const next = await switchPush(visit, on);
    setPending(false);
    if (next === 'failed') setFailed(true);
    else setState(next);
  };
  return (
    <Switch
      label={t(messages.push)}
      description={pending ? t(commonMessages.pushPending) : t(described[state])}
      error={failed && t(messages.failed)}
      checked={state === 'subscribed'}
      disabled={state === 'unknown' || state === 'incapable' || state === 'denied'}
      aria-busy={pending || undefined}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
