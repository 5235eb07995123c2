import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { refreshOfflineCache } from '../../worker/messages.ts';
import { createSession } from '../session/session.ts';
import { followBadge, registerServiceWorker, version } from './service-worker.ts';

const refreshStatus = vi.fn(async () => undefined);

/** A browser whose events the test triggers. */
function fakeBrowser(controlled: boolean) {
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: vi.fn(async () => ({ active, update })),
  });
  const active = { postMessage: vi.fn() };
  const update = vi.fn(async () => undefined);
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const browser = { navigator: { serviceWorker: container as unknown as ServiceWorkerContainer }, document };
  const message = (data: unknown) => container.dispatchEvent(Object.assign(new Event('message'), { data }));
  return { browser, container, active, update, document, message };
}

beforeEach(() => {
  version.outdated = false;
  refreshStatus.mockClear();
});

describe('the badge', () => {
  it('shows unread messages plus new likes, and is cleared at the log-out', async () => {
    const session = createSession(testUser(), { unread: 2, newLikes: 1 });
    const browser = {
      setAppBadge: vi.fn(async () => undefined),
      clearAppBadge: vi.fn(async () => undefined),
    };
    followBadge(session, browser);
    session.setCredits(3);
    session.setUnread(4);
    await Promise.resolve();
    session.end();
    await Promise.resolve();
    expect(browser.setAppBadge.mock.calls).toEqual([[3], [5]]);
    expect(browser.clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it('is no error in a browser without badges', () => {
    const session = createSession(null);
    expect(() => followBadge(session, {})).not.toThrow();
  });
});

describe('the service worker', () => {
  it('is registered with its version', async () => {
    const { browser, container } = fakeBrowser(false);
    await registerServiceWorker(testAppContext(), browser);
    expect(container.register).toHaveBeenCalledWith('/sw.js?v=2', { updateViaCache: 'none' });
  });

  it('outdates a page by a second version, not by the first', async () => {
    const { browser, container } = fakeBrowser(false);
    await registerServiceWorker(testAppContext(), browser);
    container.dispatchEvent(new Event('controllerchange'));
    expect(version.outdated).toBe(false);
    container.dispatchEvent(new Event('controllerchange'));
    expect(version.outdated).toBe(true);
  });

  it('checks for a new version when the app becomes visible after an hour', async () => {
    const { browser, update, document } = fakeBrowser(true);
    let now = 0;
    await registerServiceWorker(
      testAppContext({ clock: { start: 0, now: () => now, every: () => () => undefined } }),
      browser,
    );
    now = 3_599_999;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).not.toHaveBeenCalled();
    now = 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('is told of another language, for its offline page', async () => {
    const { browser, active } = fakeBrowser(true);
    const app = testAppContext();
    await registerServiceWorker(app, browser);
    await app.language.change('de');
    expect(active.postMessage.mock.calls).toEqual([[refreshOfflineCache]]);
  });
});

describe('a push message', () => {
  it('refreshes conversations and likes', async () => {
    const { browser, message } = fakeBrowser(true);
    const app = testAppContext({ user: testUser() });
    const listener = vi.fn();
    app.bus.on('push', listener);
    await registerServiceWorker(app, browser, refreshStatus);
    message({ type: 'push', message: { title: 'Ada' } });
    message({ type: 'something else' });
    message(null);
    expect(listener.mock.calls).toEqual([[{ title: 'Ada' }]]);
    expect(refreshStatus).toHaveBeenCalledTimes(1);
  });

  it('refreshes nothing after the log-out', async () => {
    const { browser, message } = fakeBrowser(true);
    await registerServiceWorker(testAppContext(), browser, refreshStatus);
    message({ type: 'push', message: {} });
    expect(refreshStatus).not.toHaveBeenCalled();
  });
});
