import {
  ApiProblem,
  createClient,
  getUser,
  type PushSubscriptionRequest,
  savePushSubscription,
} from '@velluto/api-client';
import { ownPath } from '@velluto/rules';
import type { PushBroadcast, PushMessage } from './messages.ts';
import type { NotificationClickEvent, SubscriptionEvent, WindowClient, WorkerScope } from './scope.ts';

/** The client of the API, which calls by the worker's own fetch. */
const clientOf = (scope: WorkerScope) =>
  createClient({ baseUrl: scope.location.origin, fetch: request => scope.fetch(request) });

/** Reads a push; null for anything that our server did not send. */
export function parsePush(text: string): PushMessage | null {
  try {
    const message = JSON.parse(text);
    const texts = [message.title, message.body, message.tag, message.check, message.open];
    return texts.every(value => typeof value === 'string') ? message : null;
  } catch {
    return null;
  }
}

const pagesOf = (scope: WorkerScope) => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a push and informs the open pages; when none is open, sets the badge of the app's icon. */
export async function showPush(scope: WorkerScope, text: string): Promise<void> {
  const message = parsePush(text);
  if (!message) return;
  const { title, body, tag, icon, check, open } = message;
  const pages = await pagesOf(scope);
  const news: PushBroadcast = { type: 'push', message };
  for (const page of pages) page.postMessage(news);
  if (pages.length === 0) await scope.navigator.setAppBadge?.().catch(() => undefined); // only an installed app has an icon
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: { check, open },
    ...(icon ? { icon } : {}),
    // silent while the user looks at the site, which shows it too
    silent: pages.some(page => page.visibilityState === 'visible'),
  });
}

/** Opens the check address when somebody is logged in, else the open address (spec § 10.3). */
export async function openNotification(
  scope: WorkerScope,
  { notification }: NotificationClickEvent,
): Promise<void> {
  notification.close();
  const { check, open } = (notification.data ?? {}) as Partial<PushMessage>;
  const url = pageUrl(scope, (await isLoggedIn(scope)) ? check : open);
  const pages = await pagesOf(scope);
  const page =
    pages.find(({ focused }) => focused) ?? pages.find(candidate => candidate.url === url) ?? pages[0];
  if (!page || !(await focusPage(page, url))) await scope.clients.openWindow(url);
}

/** Focuses a page and opens the address in it; false where the browser does not allow it. */
async function focusPage(page: WindowClient, url: string): Promise<boolean> {
  try {
    await page.focus();
    if (page.url !== url) await page.navigate(url);
    return true;
  } catch {
    return false;
  }
}

/** A page of this site; anything else becomes the home page. */
const pageUrl = ({ location: { origin } }: WorkerScope, path = '/'): string =>
  origin + (ownPath(path) ?? '/');

/** Without an answer it assumes so: most users with push are logged in. */
async function isLoggedIn(scope: WorkerScope): Promise<boolean> {
  try {
    await getUser(clientOf(scope));
    return true;
  } catch (error) {
    return !(error instanceof ApiProblem) || error.status === 0;
  }
}

/** Saves the subscription with which the browser has replaced an old one to the account. */
export async function renewSubscription(scope: WorkerScope, event: SubscriptionEvent): Promise<void> {
  const { oldSubscription, newSubscription } = event;
  if (!newSubscription && !oldSubscription) return;
  const subscription =
    newSubscription ?? (await scope.registration.pushManager.subscribe(oldSubscription?.options));
  await savePushSubscription(clientOf(scope), {
    subscription: subscription.toJSON(),
  } as PushSubscriptionRequest);
}
