import { endPush, type PushSubscriptionRequest, savePushSubscription } from '@velluto/api-client';
import { useEffect, useState } from 'react';
import type { AppContext } from '../../lib/app-context.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { currentBrowser, type PushState, readPushState, subscribePush, unsubscribePush } from './push.ts';

/** Switches push on or off on this device, and says why when it is not on. Throws without an answer of the server. */
export async function switchPush({ client, site }: AppContext, on: boolean): Promise<PushState> {
  if (!on) {
    const endpoint = await unsubscribePush(currentBrowser());
    if (endpoint) await endPush(client, { endpoint });
    return 'capable';
  }
  if (site.push_public_key === null) return 'unsupported';
  const subscription = await subscribePush(currentBrowser(), site.push_public_key);
  if (typeof subscription === 'string') return subscription;
  await savePushSubscription(client, { subscription } as PushSubscriptionRequest);
  return 'subscribed';
}

/** The state of push on this device; `unknown` until the browser was asked. */
export function usePush() {
  const { site } = useAppContext();
  const [push, setPush] = useState<PushState>('unknown');
  useEffect(() => {
    let active = true;
    void readPushState(currentBrowser(), site.push_public_key).then(read => active && setPush(read));
    return () => {
      active = false;
    };
  }, [site]);
  return [push, setPush] as const;
}
