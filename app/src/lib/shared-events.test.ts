import { eventsExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedEvents } from './shared-events.ts';

/** Streams that are open, the latest last. */
const streams: FakeStream[] = [];
class FakeStream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    if (streams.includes(this)) streams.splice(streams.indexOf(this), 1);
  }
  emit(name: string, data?: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

const closeTabs: (() => void)[] = [];
/** A tab of the member's browser; locks and channels are those of this process. */
function openTab() {
  const received: unknown[] = [];
  const close = sharedEvents('anna', {
    onEvent: event => received.push(event.event),
    onConnection: open => received.push(open),
  });
  closeTabs.push(close);
  return { received, close };
}
/** Waits for what locks and channels do; time passes by looks, so on a slow machine no answer comes too late. */
const soon = <Result>(look: () => Result) => vi.waitFor(look, { timeout: 10_000 });
const onlyStream = () =>
  soon(() => {
    expect(streams).toHaveLength(1);
    return streams[0] as FakeStream;
  });

/** What a tab learned, without repetitions: a tab that asks may hear twice that the stream is open. */
const learned = (received: unknown[]) => received.filter((event, at) => event !== received[at - 1]);

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeStream);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const close of closeTabs.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('seven tabs share one stream, and each gets its events', async () => {
  const tabs = Array.from({ length: 7 }, openTab);
  const stream = await onlyStream();
  stream.emit('open');
  stream.emit('like', eventsExamples.like.data);
  for (const { received } of tabs) {
    await soon(() => expect(learned(received.filter(event => event !== false))).toEqual([true, 'like']));
  }
  expect(streams).toHaveLength(1);
});

it('a tab opened later learns that the stream is open', async () => {
  openTab();
  (await onlyStream()).emit('open');
  const later = openTab();
  await soon(() => expect(learned(later.received)).toEqual([true]));
});

it('another tab opens the stream when the tab that holds it is closed, and all tabs see the interruption', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  const before = await onlyStream();
  before.emit('open');
  await soon(() => expect(third.received.at(-1)).toBe(true));
  first.close();
  const stream = await soon(() => {
    expect(streams[0]).toBeInstanceOf(FakeStream);
    expect(streams[0]).not.toBe(before);
    return streams[0] as FakeStream;
  });
  stream.emit('open');
  for (const { received } of [second, third]) {
    await soon(() => expect(learned(received).slice(-2)).toEqual([false, true]));
  }
  expect(streams).toHaveLength(1);
});

it('a visible tab takes the stream over from a suspended tab', async () => {
  // it holds the lock and answers nobody
  const suspended = Promise.withResolvers<void>();
  // the tab in view takes the lock away, which rejects the request
  void navigator.locks.request('velluto.live.anna', () => suspended.promise).catch(() => undefined);
  const { received } = openTab();
  expect(streams).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  const stream = await onlyStream();
  stream.emit('open');
  expect(received).toEqual([true]);
});

it('without Web Locks each tab has its own stream', () => {
  vi.stubGlobal('navigator', {});
  openTab();
  openTab();
  expect(streams).toHaveLength(2);
});
