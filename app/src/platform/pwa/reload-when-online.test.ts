import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OfflineWindow, reloadWhenOnline } from './reload-when-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** An offline page in place of another one; the test sets the server's answers. */
function strand(pathname = '/chats') {
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
  const tell = async (event: 'online' | 'visibilitychange') => {
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
    await pass(0);
  };
  return { document, fetch, reload, stop, tell };
}

it('loads the page as soon as the browser tells of a connection and the server answers', async () => {
  const { fetch, reload, tell } = strand();
  fetch.mockResolvedValue({ ok: true });
  await tell('online');
  expect(fetch).toHaveBeenCalledWith(
    '/offline',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  expect(reload).toHaveBeenCalledTimes(1);
});

it('goes on although the browser told of the connection before the page listened, or never', async () => {
  const { fetch, reload } = strand();
  await pass(30_000);
  expect(fetch.mock.calls.length).toBeGreaterThan(5);
  expect(reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue({ ok: true });
  await pass(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays while the server is not reached although the browser has a connection, or refuses', async () => {
  const { fetch, reload, tell } = strand();
  await tell('online');
  fetch.mockResolvedValue({ ok: false });
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it('does not wait for a question that hangs when the browser tells of a connection', async () => {
  const { fetch, reload, tell } = strand();
  let late = (_answer: { ok: boolean }) => {};
  fetch.mockReturnValueOnce(new Promise(answer => (late = answer)));
  await pass(3_000);
  fetch.mockResolvedValue({ ok: true });
  await tell('online');
  late({ ok: true });
  await pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks nothing while nobody looks, and at once when somebody does', async () => {
  const { document, fetch, reload, tell } = strand();
  fetch.mockResolvedValue({ ok: true });
  document.visibilityState = 'hidden';
  await pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  await tell('visibilitychange');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ends with the page', async () => {
  const { fetch, reload, stop, tell } = strand();
  fetch.mockResolvedValue({ ok: true });
  await pass(2_999);
  stop();
  await tell('online');
  await tell('visibilitychange');
  await pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('does not load the page without a connection for ever where it was asked for itself', async () => {
  const { fetch, tell } = strand('/offline');
  await tell('online');
  await pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
});
