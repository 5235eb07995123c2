import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAppContext } from '../../test/app-context.ts';
import { createBus } from './bus.ts';
import { isReloaded, reloadAfterChunkFailure } from './chunk-reload.ts';
import { cookieText, readCookie } from './cookies.ts';

describe('reloading after a chunk failure', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function fakeWindow(storage = new Map<string, string>()) {
    const reload = vi.fn();
    const sessionStorage = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    };
    const window = {
      sessionStorage,
      location: { reload },
      navigator: { onLine: true },
      addEventListener: () => undefined,
    };
    return { reload, window };
  }

  it('happens at most once a minute', () => {
    const { reload, window } = fakeWindow();
    expect(reloadAfterChunkFailure(window, 1_000_000)).toBe(true);
    expect(reloadAfterChunkFailure(window, 1_059_999)).toBe(false);
    expect(reloadAfterChunkFailure(window, 1_060_000)).toBe(true);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is known on the page that it opens, and not later', () => {
    const { window } = fakeWindow();
    expect(isReloaded(window, 1_000_500)).toBe(false);
    reloadAfterChunkFailure(window, 1_000_000);
    expect(isReloaded(window, 1_000_500)).toBe(true);
    expect(isReloaded(window, 999_000)).toBe(false);
    expect(isReloaded(window, 1_010_000)).toBe(false);
  });

  it('does not happen without a connection', () => {
    const { reload, window } = fakeWindow();
    window.navigator.onLine = false;
    expect(reloadAfterChunkFailure(window, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not happen when session storage is blocked', () => {
    const { reload, window } = fakeWindow();
    window.sessionStorage.getItem = () => {
      throw new Error('blocked');
    };
    expect(reloadAfterChunkFailure(window, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('cookies', () => {
  it('are found by their whole name', () => {
    expect(readCookie('xi18n=de; i18n_redirected=it%20x; a=b=c', 'i18n_redirected')).toBe('it x');
    expect(readCookie('a=b=c', 'a')).toBe('b=c');
    expect(readCookie('', 'a')).toBeNull();
    expect(readCookie('a=%', 'a')).toBe('%');
  });

  it('are written for the whole site', () => {
    expect(cookieText('i18n_redirected', 'ü', 1)).toBe(
      'i18n_redirected=%C3%BC; Path=/; Max-Age=86400; SameSite=Lax',
    );
  });
});

describe('app context', () => {
  it('makes each store once per context', () => {
    const factory = vi.fn(() => ({ count: 0 }));
    const app = testAppContext();
    app.store(factory).count = 3;
    expect(app.store(factory).count).toBe(3);
    expect(testAppContext().store(factory).count).toBe(0);
    expect(factory).toHaveBeenCalledTimes(2);
  });
});

describe('event bus', () => {
  it('calls the listeners of an event until they unsubscribe', () => {
    const bus = createBus();
    const listener = vi.fn();
    const stop = bus.on('typing', listener);
    bus.emit('typing', { conversation: 'c1' });
    bus.emit('blocked', { profile: 'm2' });
    stop();
    bus.emit('typing', { conversation: 'c3' });
    expect(listener.mock.calls).toEqual([[{ conversation: 'c1' }]]);
  });
});
