import { appBadgeNumber, PUSH_WORKER_VERSION } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import { type PushNews, renewShell } from '../../worker/messages.ts';
import type { AppContext } from '../app-context.ts';
import { refreshStatus } from '../live.ts';
import type { Session } from '../session/session.ts';

/**
 * Whether a newer version of the app has taken over. The next page then comes as a new document; nothing is reloaded
 * before somebody goes elsewhere, so that what they are writing stays.
 */
export const version = { outdated: false };

/** How often an app that stays open asks for a new version. */
const updateEveryMs = 3_600_000;

/** What the installed app needs of the browser. */
export interface InstalledBrowser {
  navigator: BadgeNavigator & { serviceWorker?: ServiceWorkerContainer };
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/** Registers the worker and ties this page to it: badge, push, offline page, new versions. */
export async function beInstalled(app: AppContext, { navigator, document }: InstalledBrowser): Promise<void> {
  followBadge(app.session, navigator);
  const container = navigator.serviceWorker;
  if (!container) return;
  container.addEventListener('message', event => hear(app, event.data));
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    version.outdated ||= controlled;
    controlled = true;
  });
  const registration = await container.register(`/sw.js?v=${PUSH_WORKER_VERSION}`, {
    updateViaCache: 'none',
  });
  let asked = app.clock.now();
  document.addEventListener('visibilitychange', () => {
    const now = app.clock.now();
    if (document.visibilityState !== 'visible' || now - asked < updateEveryMs) return;
    asked = now;
    registration.update().catch(() => undefined); // the browser asks again by itself
  });
  app.language.i18n.on('change', () => registration.active?.postMessage(renewShell));
}

/** On a push, conversations and likes are fetched anew (product.md §4). */
function hear(app: AppContext, data: Partial<PushNews> | null): void {
  if (data?.type !== 'push' || !data.message) return;
  app.bus.emit('push', data.message);
  if (app.session.state.user !== null) refreshStatus(app).catch(() => undefined); // the next poll tries again
}

/** What the badge needs of the browser; without it there is none. */
export interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Keeps the number on the app's icon at unread messages plus new likes (product.md §4). */
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
