import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser, testVisit } from '../testing.ts';
import { startLive } from './live.ts';
import { pollWhileClosed } from './poll.ts';

const refreshStatus = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./refresh.ts', () => ({ refreshStatus }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  refreshStatus.mockClear();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('polling', () => {
  function setUp(pushIsOn: () => Promise<boolean> = async () => false) {
    const refresh = vi.fn(async () => undefined);
    return { refresh, poll: pollWhileClosed(refresh, pushIsOn) };
  }

  it('begins after 5 s and goes on every 60 s', async () => {
    const { refresh } = setUp();
    await pass(4_999);
    expect(refresh).not.toHaveBeenCalled();
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(59_999);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('goes on every 300 s while push is on, and follows when it is switched', async () => {
    let on = true;
    const { refresh } = setUp(async () => on);
    await pass(5_000);
    await pass(299_999);
    expect(refresh).toHaveBeenCalledTimes(1);
    on = false;
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('goes on every 60 s where the browser does not tell of push', async () => {
    const { refresh } = setUp(() => Promise.reject(new Error('no worker')));
    await pass(65_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('rests while the stream is open, after the first round', async () => {
    const { refresh, poll } = setUp();
    poll.connection(true);
    await pass(600_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('goes on when the stream breaks, and fetches at once what was missed when it is back', async () => {
    const { refresh, poll } = setUp();
    poll.connection(true);
    await pass(5_000);
    poll.connection(false);
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    poll.connection(true);
    expect(refresh).toHaveBeenCalledTimes(3);
    await pass(600_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('is not put off by each attempt of the browser to open the stream again', async () => {
    const { refresh, poll } = setUp();
    await pass(5_000);
    for (let second = 0; second < 60; second += 3) {
      poll.connection(false);
      await pass(3_000);
    }
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('survives a failed round', async () => {
    const { refresh } = setUp();
    refresh.mockRejectedValueOnce(new Error('offline'));
    await pass(65_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('stops, also while the next round is being planned', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { refresh, poll } = setUp(() => promise);
    await pass(5_000);
    poll.stop();
    resolve(false);
    await pass(600_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('the stream', () => {
  /** Streams that were opened, the latest last. */
  const streams: (EventTarget & { close: ReturnType<typeof vi.fn> })[] = [];
  const last = () => streams.at(-1) ?? expect.fail('no stream');

  beforeEach(() => {
    streams.length = 0;
    vi.stubGlobal(
      'EventSource',
      class extends EventTarget {
        close = vi.fn();
        constructor() {
          super();
          streams.push(this);
        }
      },
    );
  });

  it('is for members, from the log-in to the log-out', () => {
    const visit = testVisit();
    startLive(visit);
    expect(streams).toHaveLength(0);
    visit.session.setUser(testUser());
    visit.session.setCredits(3);
    expect(streams).toHaveLength(1);
    visit.session.end();
    expect(last().close).toHaveBeenCalledTimes(1);
  });

  it('tells when it breaks, and is opened anew with the next round where the browser gave up', async () => {
    const visit = testVisit({ user: testUser() });
    const told: boolean[] = [];
    visit.bus.on('connection', open => told.push(open));
    startLive(visit);
    last().dispatchEvent(new Event('open'));
    await pass(5_000);
    expect(streams).toHaveLength(1);
    last().dispatchEvent(new Event('error'));
    await vi.dynamicImportSettled();
    await pass(60_000);
    expect(streams).toHaveLength(2);
    expect(streams[0]?.close).toHaveBeenCalledTimes(1);
    last().dispatchEvent(new Event('open'));
    expect(told).toEqual([true, false, true]);
    await vi.dynamicImportSettled();
    // at first, while it was broken, and for what was missed
    expect(refreshStatus).toHaveBeenCalledTimes(3);
  });
});
