import {
  type BodyOf,
  endPush,
  getNotifications,
  getUser,
  type PushSubscriptionRequest,
  type SuccessBody,
  savePushSubscription,
  unsubscribe,
  updateNotifications,
} from '@velluto/api-client';
import { useEffect, useState } from 'react';
import type { AppContext } from '../../platform/app-context.ts';
import {
  currentBrowser,
  type PushState,
  readPushState,
  subscribePush,
  unsubscribePush,
} from '../../platform/push.ts';
import { loginPath } from '../../platform/router/guards.ts';
import { type LoadContext, Redirect } from '../../platform/router/route.ts';
import { useAppContext } from '../../platform/useAppContext.ts';

/** Notification settings of the user. */
export type NotificationSettings = SuccessBody<'getNotifications'>;

/** Null for a visitor, who may only follow the unsubscribe link of a mail. */
export interface NotificationsData {
  settings: NotificationSettings | null;
}

export async function load({ client, app, search, signal }: LoadContext): Promise<NotificationsData> {
  if (app.session.state.user !== null) return { settings: await getNotifications(client, { signal }) };
  if (!search.has('unsubscribe')) throw new Redirect(loginPath('/notifications'));
  return { settings: null };
}

/** Changes the notification settings; returns those in force. */
export async function changeNotifications(
  { client, session }: AppContext,
  change: BodyOf<'updateNotifications'>,
): Promise<NotificationSettings> {
  const settings = await updateNotifications(client, change);
  const { user } = await getUser(client);
  session.setUser(user);
  return settings;
}

/** Unsubscribes by the link of a mail, without logging in. */
export async function unsubscribeFromMails({ client }: AppContext, token: string): Promise<void> {
  await unsubscribe(client, { token });
}

/** Switches push on or off on this device; throws without a service worker or an answer. */
export async function switchPush({ client, site }: AppContext, on: boolean): Promise<PushState> {
  if (!on) {
    const endpoint = await unsubscribePush(currentBrowser());
    if (endpoint) await endPush(client, { endpoint });
    return 'capable';
  }
  if (site.push_public_key === null) return 'incapable';
  const subscription = await subscribePush(currentBrowser(), site.push_public_key);
  if (subscription === 'denied') return 'denied';
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
