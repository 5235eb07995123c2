import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAppContext } from '../../test/app-context.ts';
import { isReloaded, leavingMs } from './chunk-reload.ts';
import { createLoadFailuresStore, reportsItself, watchLoadFailures } from './load-failures.ts';
import { createUnsavedStore } from './session/unsaved.ts';

const now = 1_000_000;
const reload = vi.fn();

/** A page, and a browser with a connection or without one. */
function open({ onLine = true } = {}) {
  const kept = new Map<string, string>();
  const onLeave: [type: string, listener: () => void][] = [];
  const browser = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    location: { reload },
    navigator: { onLine },
    addEventListener: (type: string, listener: () => void) => void onLeave.push([type, listener]),
  };
  /** The page, as it is after each reload. */
  const view = () => {
    const app = testAppContext();
    return { app, lost: app.store(createLoadFailuresStore), unsaved: app.store(createUnsavedStore) };
  };
  const leave = (event: string) => {
    for (const [type, listener] of onLeave) if (type === event) listener();
  };
  return { browser, view, leave, ...view() };
}

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('a page on which nothing was typed is reloaded, without a notice before', () => {
  const { lost, browser } = open();
  lost.tell(browser, now);
  lost.tell(browser, now);
  vi.advanceTimersByTime(leavingMs);
  expect([reload.mock.calls.length, lost.state.told]).toEqual([1, false]);
  expect(isReloaded(browser, now + 2_000)).toBe(true);
});

it.each(['beforeunload', 'pagehide'])(
  'a page that is being left (%s) is not reloaded: the next one opens, and the browser may show this one again',
  event => {
    const { lost, browser, leave } = open();
    lost.tell(browser, now);
    leave(event);
    vi.runAllTimers();
    expect([reload.mock.calls.length, lost.state.told]).toEqual([0, false]);
    expect(isReloaded(browser, now + 2_000)).toBe(false);
    lost.tell(browser, now + 3_000);
    vi.runAllTimers();
    leave(event);
    expect(reload).toHaveBeenCalledOnce();
    expect(isReloaded(browser, now + 4_000)).toBe(true);
  },
);

it('what is typed before the reload is not lost to it: a notice says what is missing', () => {
  const { lost, unsaved, browser } = open();
  lost.tell(browser, now);
  unsaved.state.typed = true;
  vi.advanceTimersByTime(leavingMs);
  expect([reload.mock.calls.length, lost.state.told]).toEqual([0, true]);
});

it('a half-filled form is not lost to a reload: a notice says what is missing, again with each press', () => {
  const { lost, unsaved, browser } = open();
  unsaved.state.typed = true;
  lost.tell(browser, now);
  expect([reload.mock.calls.length, lost.state.told]).toEqual([0, true]);
  lost.close();
  expect(lost.state.told).toBe(false);
  lost.tell(browser, now);
  expect([reload.mock.calls.length, lost.state.told]).toEqual([0, true]);
});

it('a part that is really gone reloads the page once, and then shows a notice', () => {
  const { lost, view, browser } = open();
  lost.tell(browser, now);
  vi.runAllTimers();
  const again = view().lost;
  again.tell(browser, now + 2_000);
  vi.runAllTimers();
  expect([reload.mock.calls.length, again.state.told]).toEqual([1, true]);
});

it('without a connection nothing is reloaded', () => {
  const { lost, browser } = open({ onLine: false });
  lost.tell(browser, now);
  expect([reload.mock.calls.length, lost.state.told]).toEqual([0, true]);
});

it('a page being opened and a part on the page handle their own failures, any other failure shows a notice', () => {
  vi.stubGlobal('window', {});
  const { app, lost, unsaved } = open();
  unsaved.state.typed = true;
  const page = new EventTarget();
  const navigator = { state: { pending: true } };
  watchLoadFailures(app, navigator as never, page as never);
  const failed = (payload: Error) => {
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return payload;
  };
  failed(new Error('of a page'));
  vi.runAllTimers();
  expect(lost.state.told).toBe(false);
  navigator.state.pending = false;
  reportsItself(failed(new Error('of a part')));
  vi.runAllTimers();
  expect(lost.state.told).toBe(false);
  failed(new Error('of something else'));
  vi.runAllTimers();
  expect(lost.state.told).toBe(true);
  vi.unstubAllGlobals();
});
