import { renewShell } from './messages.ts';
import { follow, renewSubscription, show } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { createShell } from './shell.ts';

/**
 * Ties the worker to the browser's events. A new version takes over at once: pages go on with the code they have, for
 * what they may still need comes from the network, and none is reloaded under somebody's hands.
 *
 * @param build changes with every build, so that the browser notices the new version
 */
export function startWorker(scope: WorkerScope, build: string): void {
  const shell = createShell(scope, build);
  scope.addEventListener('install', event => {
    event.waitUntil(shell.fill().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', event => {
    const { registration, clients } = scope;
    event.waitUntil(
      Promise.all([shell.forgetOlder(), registration.navigationPreload?.enable(), clients.claim()]),
    );
  });
  scope.addEventListener('fetch', event => shell.answer(event));
  scope.addEventListener('message', event => {
    if (event.data === renewShell) event.waitUntil(shell.fill().catch(() => undefined)); // the old one stays
  });
  scope.addEventListener('push', event => event.waitUntil(show(scope, event.data?.text() ?? '')));
  scope.addEventListener('notificationclick', event => event.waitUntil(follow(scope, event)));
  scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewSubscription(scope, event)));
}
