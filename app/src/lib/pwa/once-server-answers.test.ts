import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OfflineWindow, onceServerAnswers } from './once-server-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Waits in a page that could not be loaded; the test sets the server's answers. */
function waitOffline() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const act = vi.fn();
  const fetch = vi.fn<OfflineWindow['fetch']>(() => Promise.reject(new TypeError('no connection')));
  const window = Object.assign(new EventTarget(), {
    document,
    fetch,
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
  });
  const stop = onceServerAnswers(window as unknown as OfflineWindow, act);
  const dispatch = async (event: 'online' | 'visibilitychange') => {
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
    await advance(0);
  };
  return { document, fetch, act, stop, dispatch };
}

it('acts as soon as the browser is online and the server answers', async () => {
  const { fetch, act, dispatch } = waitOffline();
  fetch.mockResolvedValue({ ok: true });
  await dispatch('online');
  expect(fetch).toHaveBeenCalledWith(
    '/offline',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts once the server answers, also without an online event, and again if it did not help', async () => {
  const { fetch, act } = waitOffline();
  await advance(30_000);
  expect(fetch.mock.calls.length).toBeGreaterThan(5);
  expect(act).not.toHaveBeenCalled();
  fetch.mockResolvedValue({ ok: true });
  await advance(3_000);
  expect(act).toHaveBeenCalledTimes(1);
  await advance(3_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('does not act while the server cannot be reached or responds with an error', async () => {
  const { fetch, act, dispatch } = waitOffline();
  await dispatch('online');
  fetch.mockResolvedValue({ ok: false });
  await advance(10_000);
  expect(act).not.toHaveBeenCalled();
});

it('does not wait for a pending request when the browser comes online', async () => {
  const { fetch, act, dispatch } = waitOffline();
  let answerLate = (_answer: { ok: boolean }) => {};
  fetch.mockReturnValueOnce(new Promise(answer => (answerLate = answer)));
  await advance(3_000);
  fetch.mockResolvedValue({ ok: true });
  await dispatch('online');
  answerLate({ ok: true });
  await advance(0);
  expect(act).toHaveBeenCalledTimes(1);
});

it('requests nothing while the page is hidden, and at once when it becomes visible', async () => {
  const { document, fetch, act, dispatch } = waitOffline();
  fetch.mockResolvedValue({ ok: true });
  document.visibilityState = 'hidden';
  await advance(60_000);
  expect(fetch).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  await dispatch('visibilitychange');
  expect(act).toHaveBeenCalledTimes(1);
});

it('requests nothing after it was stopped', async () => {
  const { fetch, act, stop, dispatch } = waitOffline();
  fetch.mockResolvedValue({ ok: true });
  await advance(2_999);
  stop();
  await dispatch('online');
  await dispatch('visibilitychange');
  await advance(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
});
