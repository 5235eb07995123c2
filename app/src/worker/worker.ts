import { keepPages, renewKeptPages } from './kept-pages.ts';
import { type KeepPages, refreshOfflineCache } from './messages.ts';
import { createOfflineCache } from './offline-cache.ts';
import { openNotification, renewSubscription, showPush } from './push.ts';
import type { WorkerScope } from './scope.ts';

const isKeepPages = (data: unknown): data is KeepPages => (data as KeepPages | null)?.type === 'keep-pages';

/**
 * Connects the worker to the browser's events. A new version becomes active at once: open pages keep their code, as
 * further files come from the network, and none is reloaded while somebody uses it.
 *
 * @param build changes with every build, so that the browser notices the new version
 */
export function startWorker(scope: WorkerScope, build: string): void {
  const offlineCache = createOfflineCache(scope, build);
  scope.addEventListener('install', event => {
    event.waitUntil(offlineCache.refill().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', event => {
    const { registration, clients } = scope;
    event.waitUntil(
      Promise.all([
        offlineCache.deleteOldVersions(),
        renewKeptPages(scope),
        registration.navigationPreload?.enable(),
        clients.claim(),
      ]),
    );
  });
  scope.addEventListener('fetch', event => offlineCache.answer(event));
  scope.addEventListener('message', event => {
    if (event.data === refreshOfflineCache) event.waitUntil(offlineCache.refill().catch(() => undefined)); // the old version stays
    if (isKeepPages(event.data)) event.waitUntil(keepPages(scope, event.data));
  });
  scope.addEventListener('push', event => event.waitUntil(showPush(scope, event.data?.text() ?? '')));
  scope.addEventListener('notificationclick', event => event.waitUntil(openNotification(scope, event)));
  scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewSubscription(scope, event)));
}
