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
  say(name: string, data?: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

const closing: (() => void)[] = [];
/** A tab of the member's browser; locks and channels are those of this process. */
function openTab() {
  const heard: unknown[] = [];
  const close = sharedEvents('anna', {
    onEvent: event => heard.push(event.event),
    onConnection: open => heard.push(open),
  });
  closing.push(close);
  return { heard, close };
}
const onlyStream = () =>
  vi.waitFor(() => {
    expect(streams).toHaveLength(1);
    return streams[0] as FakeStream;
  });

beforeEach(() => vi.stubGlobal('EventSource', FakeStream));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('seven tabs have one stream, and all hear what it tells', async () => {
  const tabs = Array.from({ length: 7 }, openTab);
  const stream = await onlyStream();
  stream.say('open');
  stream.say('like', eventsExamples.like.data);
  for (const { heard } of tabs) {
    await vi.waitFor(() => expect(heard.filter(event => event !== false)).toEqual([true, 'like']));
  }
  expect(streams).toHaveLength(1);
});

it('a tab that comes later is told that the stream is open', async () => {
  openTab();
  (await onlyStream()).say('open');
  const later = openTab();
  await vi.waitFor(() => expect(later.heard).toEqual([true]));
});

it('the next tab goes on when that with the stream is closed, and all ask for what they missed', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  const before = await onlyStream();
  before.say('open');
  await vi.waitFor(() => expect(third.heard.at(-1)).toBe(true));
  first.close();
  const stream = await vi.waitFor(() => {
    expect(streams[0]).toBeInstanceOf(FakeStream);
    expect(streams[0]).not.toBe(before);
    return streams[0] as FakeStream;
  });
  stream.say('open');
  for (const { heard } of [second, third]) {
    await vi.waitFor(() => expect(heard.slice(-2)).toEqual([false, true]));
  }
  expect(streams).toHaveLength(1);
});

it('a tab in view does not wait for one that the browser has suspended', async () => {
  // it holds the lock and answers nobody
  const suspended = Promise.withResolvers<void>();
  // the tab in view takes the lock away, which rejects the request
  void navigator.locks.request('velluto.live.anna', () => suspended.promise).catch(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { heard } = openTab();
  expect(streams).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  const stream = await onlyStream();
  stream.say('open');
  expect(heard).toEqual([true]);
});

it('without locks each tab has its own', () => {
  vi.stubGlobal('navigator', {});
  openTab();
  openTab();
  expect(streams).toHaveLength(2);
});
