import {
  type BodyOf,
  endPush,
  getUser,
  type PushSubscriptionRequest,
  type QueryOf,
  type SuccessBody,
  savePushSubscription,
  unsubscribe,
  updateNotifications,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import { endPushHere, type PushState, subscribePush, thisBrowser } from '../../platform/push.ts';
import type { Visit } from '../../platform/visit.ts';

/** What the user is told. */
export type NotificationSettings = SuccessBody<'getNotifications'>;

/** Changes what the user is told; the answer is what holds from now on. */
export async function changeNotifications(
  visit: Visit,
  change: BodyOf<'updateNotifications'>,
): Promise<NotificationSettings | { problem: Problem }> {
  try {
    const client = visit.client;
    const settings = await updateNotifications(client, change);
    const { user } = await getUser(client);
    visit.session.setUser(user);
    return settings;
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

/** Switches off what the link of a mail names, without logging in; null when it is off. */
export async function endKind(visit: Visit, token: string): Promise<Problem | null> {
  try {
    await unsubscribe(visit.client, { token } satisfies QueryOf<'unsubscribe'>);
    return null;
  } catch (error) {
    return toProblem(error);
  }
}

/** Switches push on or off on this device; `failed` without a worker or an answer. */
export async function switchPush(visit: Visit, on: boolean): Promise<PushState | 'failed'> {
  const key = visit.site.push_public_key;
  try {
    if (!on) {
      const endpoint = await endPushHere(thisBrowser());
      if (endpoint) await endPush(visit.client, { endpoint });
      return 'capable';
    }
    if (key === null) return 'incapable';
    const subscription = await subscribePush(thisBrowser(), key);
    if (subscription === 'denied') return 'denied';
    await savePushSubscription(visit.client, { subscription } as PushSubscriptionRequest);
    return 'subscribed';
  } catch {
    return 'failed';
  }
}
