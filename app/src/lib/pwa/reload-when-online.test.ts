import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OfflineWindow, reloadWhenOnline } from './reload-when-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** An offline page in place of another one; the test sets the server's answers. */
function openOfflinePage(pathname = '/chats') {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const reload = vi.fn();
  const fetch = vi.fn<OfflineWindow['fetch']>(() => Promise.reject(new TypeError('no connection')));
  const window = Object.assign(new EventTarget(), {
    document,
    fetch,
    location: { pathname, reload },
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
  });
  const stop = reloadWhenOnline(window as unknown as OfflineWindow);
  const dispatch = async (event: 'online' | 'visibilitychange') => {
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
    await advance(0);
  };
  return { document, fetch, reload, stop, dispatch };
}

it('reloads as soon as the browser is online and the server answers', async () => {
  const { fetch, reload, dispatch } = openOfflinePage();
  fetch.mockResolvedValue({ ok: true });
  await dispatch('online');
  expect(fetch).toHaveBeenCalledWith(
    '/offline',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads once the server answers, also without an online event', async () => {
  const { fetch, reload } = openOfflinePage();
  await advance(30_000);
  expect(fetch.mock.calls.length).toBeGreaterThan(5);
  expect(reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue({ ok: true });
  await advance(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await advance(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload while the server cannot be reached or responds with an error', async () => {
  const { fetch, reload, dispatch } = openOfflinePage();
  await dispatch('online');
  fetch.mockResolvedValue({ ok: false });
  await advance(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it('does not wait for a pending request when the browser comes online', async () => {
  const { fetch, reload, dispatch } = openOfflinePage();
  let answerLate = (_answer: { ok: boolean }) => {};
  fetch.mockReturnValueOnce(new Promise(answer => (answerLate = answer)));
  await advance(3_000);
  fetch.mockResolvedValue({ ok: true });
  await dispatch('online');
  answerLate({ ok: true });
  await advance(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('requests nothing while the page is hidden, and at once when it becomes visible', async () => {
  const { document, fetch, reload, dispatch } = openOfflinePage();
  fetch.mockResolvedValue({ ok: true });
  document.visibilityState = 'hidden';
  await advance(60_000);
  expect(fetch).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  await dispatch('visibilitychange');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('requests nothing after it was stopped', async () => {
  const { fetch, reload, stop, dispatch } = openOfflinePage();
  fetch.mockResolvedValue({ ok: true });
  await advance(2_999);
  stop();
  await dispatch('online');
  await dispatch('visibilitychange');
  await advance(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload the offline page when that is the address', async () => {
  const { fetch, dispatch } = openOfflinePage('/offline');
  await dispatch('online');
  await advance(60_000);
  expect(fetch).not.toHaveBeenCalled();
});
