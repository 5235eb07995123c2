import {
  type BodyOf,
  getNotifications,
  type SuccessBody,
  unsubscribe,
  updateNotifications,
} from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import { loginPath } from '../../platform/router/auth-paths.ts';
import { type LoadContext, Redirect } from '../../platform/router/route.ts';
import { refreshUser } from '../../platform/session/refresh-user.ts';

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
  app: AppContext,
  change: BodyOf<'updateNotifications'>,
): Promise<NotificationSettings> {
  const settings = await updateNotifications(app.client, change);
  await refreshUser(app);
  return settings;
}

/** Unsubscribes by the link of a mail, without logging in. */
export async function unsubscribeFromMails({ client }: AppContext, token: string): Promise<void> {
  await unsubscribe(client, { token });
}
