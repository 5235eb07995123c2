import { useLingui } from '@lingui/react/macro';
import { Switch } from '@velluto/ui/base';
import { useEffect, useState } from 'react';
import { switchPush } from '../../features/notifications/notifications.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages as messages } from '../../locales/messages/notifications.ts';
import { type PushState, readPush, thisBrowser } from '../../platform/push.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** Why it cannot be switched on. */
const reasons = {
  incapable: messages.incapable,
  denied: commonMessages.pushDenied,
  failed: messages.failed,
};

/**
 * Push on this device. What the browser allows is known only in the browser, too late to say it without moving the
 * page: it is told at a press.
 */
export function PushSwitch() {
  const { t } = useLingui();
  const visit = useVisit();
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    let here = true;
    void readPush(thisBrowser(), visit.site.push_public_key).then(read => here && setState(read));
    return () => {
      here = false;
    };
  }, [visit]);
  const {
    submit,
    pending,
    refused: reason,
  } = useSubmit(async (on: boolean) => {
    if (state === 'incapable') return state;
    const next = await switchPush(visit, on);
    if (next !== 'failed') setState(next);
    return next === 'failed' || next === 'incapable' || next === 'denied' ? next : null;
  });
  return (
    <Switch
      label={t(messages.push)}
      description={t(pending ? commonMessages.pushPending : commonMessages.push)}
      error={reason && t(reasons[reason])}
      checked={state === 'subscribed'}
      disabled={state === 'unknown'}
      aria-busy={pending || undefined}
      onChange={({ target }) => void submit(target.checked)}
    />
  );
}
