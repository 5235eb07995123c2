import { appBadgeNumber, PUSH_WORKER_VERSION } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import { type PushBroadcast, refreshOfflineCache } from '../../worker/messages.ts';
import type { AppContext } from '../app-context.ts';
import { ignoreFailedCall } from '../ignore-failed-call.ts';
import { refreshStatus } from '../live.ts';
import type { Session } from '../session/session.ts';

/**
 * Whether a newer version of the app is active. The next page is then loaded as a new document; nothing is reloaded
 * before the user navigates, so that what they are writing stays.
 */
export const version = { outdated: false };

/** How often an app that stays open checks for a new version. */
const updateCheckMs = 3_600_000;

/** The part of the browser that this needs. */
export interface InstalledBrowser {
  navigator: BadgeNavigator & { serviceWorker?: ServiceWorkerContainer };
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/** Registers the service worker and connects this page to it: badge, push, offline page, new versions. `refresh` fetches conversations and likes. */
export async function registerServiceWorker(
  app: AppContext,
  { navigator, document }: InstalledBrowser,
  refresh = refreshStatus,
): Promise<void> {
  followBadge(app.session, navigator);
  const container = navigator.serviceWorker;
  if (!container) return;
  container.addEventListener('message', event => handleWorkerMessage(app, event.data, refresh));
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    version.outdated ||= controlled;
    controlled = true;
  });
  const registration = await container.register(`/sw.js?v=${PUSH_WORKER_VERSION}`, {
    updateViaCache: 'none',
  });
  let lastCheck = app.clock.now();
  document.addEventListener('visibilitychange', () => {
    const now = app.clock.now();
    if (document.visibilityState !== 'visible' || now - lastCheck < updateCheckMs) return;
    lastCheck = now;
    registration.update().catch(() => undefined); // the browser checks again by itself
  });
  app.language.i18n.on('change', () => registration.active?.postMessage(refreshOfflineCache));
}

/** On a push, conversations and likes are fetched again (spec § 8.7). */
function handleWorkerMessage(
  app: AppContext,
  data: Partial<PushBroadcast> | null,
  refresh: typeof refreshStatus,
): void {
  if (data?.type !== 'push' || !data.message) return;
  app.bus.emit('push', data.message);
  if (app.session.state.user !== null) void ignoreFailedCall(refresh(app));
}

/** What the badge needs of the browser; without it there is none. */
export interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Keeps the number on the app's icon at unread messages plus new likes (spec § 8.5). */
export function followBadge(session: Session, browser: BadgeNavigator): void {
  let shown = -1;
  const follow = () => {
    const { unread, newLikes } = session.state;
    const count = appBadgeNumber(unread, newLikes);
    if (count === shown) return;
    shown = count;
    const done = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
    done?.catch(() => undefined); // only an installed app has an icon
  };
  subscribe(session.state, follow);
  follow();
}
