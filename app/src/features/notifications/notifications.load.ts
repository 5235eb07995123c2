import { getNotifications, type SuccessBody } from '@velluto/api-client';
import { type LoadContext, Redirect } from '../../platform/router/route.ts';

/** What the user is told; null for a visitor, who may only follow the link of a mail. */
export interface NotificationsData {
  settings: SuccessBody<'getNotifications'> | null;
}

export async function load({ client, visit, search, signal }: LoadContext): Promise<NotificationsData> {
  if (visit.session.state.user !== null) return { settings: await getNotifications(client, { signal }) };
  if (!search.has('unsubscribe')) throw new Redirect('/login?next=%2Fnotifications');
  return { settings: null };
}
