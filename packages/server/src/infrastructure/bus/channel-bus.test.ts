import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelBus, channelOf as channelOfAll, type OpenCarrier, type Receiver } from './channel-bus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const channels = 16;
const channelOf = (topic: string) => channelOfAll(topic, channels);
const firstTopic = 'a';
const numbered = Array.from({ length: 2_000 }, (_, number) => `topic ${number}`);
/** Two topics of one channel, and one of another. */
const topics = [
  firstTopic,
  numbered.find(topic => channelOf(topic) === channelOf(firstTopic)) ?? '',
  numbered.find(topic => channelOf(topic) !== channelOf(firstTopic)) ?? '',
];

/** A process's connection to a service that works on its commands, and answers, in the order in which they came. */
class End {
  up = true;
  /** The next text is refused, although the connection is there. */
  refuses = false;
  readonly received = new Set<number>();
  /** Commands that the service has not worked on, and answers and texts that the process has not read. */
  #commands: (() => void)[] = [];
  #answers: (() => void)[] = [];
  readonly #unanswered = new Set<() => void>();
  #receiver: Receiver | undefined;
  readonly #others: End[];

  constructor(others: End[]) {
    this.#others = others;
    others.push(this);
  }

  #run(command: () => void): Promise<void> {
    if (!this.up) return Promise.reject(new Error('broken'));
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('broken'));
      this.#unanswered.add(fail);
      this.#commands.push(() => {
        command();
        this.#answers.push(() => {
          this.#unanswered.delete(fail);
          resolve();
        });
      });
    });
  }

  readonly open: OpenCarrier = async receiver => {
    this.#receiver = receiver;
    return {
      channels,
      listen: channel => this.#run(() => this.received.add(channel)),
      unlisten: channel => this.#run(() => this.received.delete(channel)),
      send: (channel, text) => {
        if (this.refuses) {
          this.refuses = false;
          return Promise.reject(new Error('refused'));
        }
        return this.#run(() => {
          for (const end of this.#others)
            if (end.received.has(channel)) end.#answers.push(() => receiverOf(end).receive(channel, text));
        });
      },
      connected: () => this.up,
      close: async () => {},
    };
    function receiverOf(end: End): Receiver {
      if (!end.#receiver) throw new Error('not open');
      return end.#receiver;
    }
  };

  /** The connection breaks: what was under way is lost. */
  break(): void {
    this.up = false;
    this.received.clear();
    [this.#commands, this.#answers] = [[], []];
    for (const fail of this.#unanswered) fail();
    this.#unanswered.clear();
    this.#receiver?.lose(new Error('broken'));
  }
  /** The service works on one command. */
  work(): void {
    this.#commands.shift()?.();
  }
  /** The process reads one answer or text. */
  read(): void {
    this.#answers.shift()?.();
  }
}

/** A listener, and what it was told in this order. */
interface Seen {
  topic: string;
  ready: boolean;
  stopped: boolean;
  told: (number | 'missed')[];
  /** What it must be told, with what it had been told when that was published. */
  due: { message: number; after: number }[];
  stop(): void;
}

const weights = {
  subscribe: 3,
  stop: 2,
  publish: 4,
  work: 6,
  read: 6,
  refuse: 1,
  break: 1,
  restore: 1,
  wait: 1,
};
const action = fc.record({
  do: fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  end: fc.nat(3),
  topic: fc.nat(2),
});
const actions = fc.array(action, { maxLength: 80, size: 'max' });

/** Lets two processes do this, then lets everything calm down; returns the listeners and the connections. */
async function run(steps: { do: string; end: number; topic: number }[]) {
  const ends: End[] = [];
  const processes = await Promise.all(
    [0, 1].map(async () => {
      const end = new End(ends);
      return { end, bus: await channelBus(end.open, () => {}) };
    }),
  );
  const listeners: Seen[] = [];
  let published = 0;
  for (const [turn, { do: what, end: index, topic: place }] of steps.entries()) {
    const { end, bus } = processes[index % 2] as (typeof processes)[number];
    const topic = topics[place] ?? '';
    if (what === 'subscribe') {
      const seen: Seen = { topic, ready: false, stopped: false, told: [], due: [], stop: () => {} };
      const { ready, stop } = bus.subscribe(
        topic,
        message => seen.told.push(message as number),
        () => seen.told.push('missed'),
      );
      void ready.then(() => {
        seen.ready = true;
      });
      seen.stop = stop;
      listeners.push(seen);
    } else if (what === 'stop') {
      const seen = listeners.at(-1 - index);
      seen?.stop();
      if (seen) seen.stopped = true;
    } else if (what === 'publish') {
      const message = ++published;
      for (const seen of listeners)
        if (seen.topic === topic && seen.ready && !seen.stopped)
          seen.due.push({ message, after: seen.told.length });
      void bus.publish(topic, message);
    } else if (what === 'work') end.work();
    else if (what === 'read') end.read();
    else if (what === 'refuse') end.refuses = true;
    else if (what === 'break') end.break();
    else if (what === 'restore') end.up = true;
    else await vi.advanceTimersByTimeAsync(500);
    // a connection may break in the turn in which an answer is read
    if (steps[turn + 1]?.do !== 'break') await vi.advanceTimersByTimeAsync(0);
  }
  for (const { end } of processes) {
    end.up = true;
    end.refuses = false;
  }
  for (let turn = 0; turn < 100; turn++) {
    for (const { end } of processes) {
      end.work();
      end.read();
    }
    await vi.advanceTimersByTimeAsync(100);
  }
  return { listeners, processes };
}

describe('whatever is subscribed, published and broken in whatever order', () => {
  it('a listener gets each message since its acknowledgement, or is told afterwards that it missed some', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async all => {
        const { listeners } = await run(all);
        for (const { stopped, ready, due, told } of listeners) {
          if (stopped) continue;
          expect(ready).toBe(true);
          for (const { message, after } of due)
            expect(told.includes(message) || told.slice(after).includes('missed'), `${message}`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('a process receives in the end exactly the channels of its listeners, and says that it is connected', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async all => {
        const subscribes = all.filter(({ do: what }) => what === 'subscribe');
        const { listeners, processes } = await run(all);
        for (const [index, { end, bus }] of processes.entries()) {
          const wanted = listeners
            .filter(({ stopped }, place) => !stopped && (subscribes[place]?.end ?? 0) % 2 === index)
            .map(({ topic }) => channelOf(topic));
          expect([...end.received].sort()).toEqual([...new Set(wanted)].sort());
          expect(bus.connected()).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('a listener of an unbroken connection is never told that it missed something', async () => {
    const calm = actions.map(all => all.filter(({ do: what }) => what !== 'break' && what !== 'refuse'));
    await fc.assert(
      fc.asyncProperty(calm, async all => {
        const { listeners } = await run(all);
        for (const { told } of listeners) expect(told).not.toContain('missed');
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

it('a listener is told every half minute as long as messages may be lost', async () => {
  const end = new End([]);
  const bus = await channelBus(end.open, () => {});
  let missed = 0;
  end.break();
  const { ready } = bus.subscribe(
    firstTopic,
    () => {},
    () => missed++,
  );
  await ready;
  expect(bus.connected()).toBe(false);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(missed).toBe(3);
  await bus.close();
});

it('a message that fails while an earlier one is being reported is reported too', async () => {
  const ends: End[] = [];
  const [from, to] = [new End(ends), new End(ends)];
  const sender = await channelBus(from.open, () => {});
  const receiver = await channelBus(to.open, () => {});
  let missed = 0;
  const { ready } = receiver.subscribe(
    firstTopic,
    () => {},
    () => missed++,
  );
  to.work();
  to.read();
  await ready;
  const fail = () => {
    from.refuses = true;
    return sender.publish(firstTopic, 'lost');
  };
  await fail();
  await vi.advanceTimersByTimeAsync(500);
  from.work();
  to.read();
  expect(missed).toBe(1);
  // the sender has not read yet that its report arrived
  await fail();
  from.read();
  await vi.advanceTimersByTimeAsync(500);
  from.work();
  to.read();
  expect(missed).toBe(2);
  await Promise.all([sender.close(), receiver.close()]);
});

it('reports the first error of a row only', async () => {
  const end = new End([]);
  const errors: unknown[] = [];
  const bus = await channelBus(end.open, error => errors.push(error));
  end.up = false;
  for (let time = 0; time < 5; time++) await bus.publish(firstTopic, time);
  expect(errors).toHaveLength(1);
  await bus.close();
});

it('spreads topics evenly over all channels', () => {
  const counts = new Map<number, number>();
  for (let member = 0; member < 25_600; member++) {
    const channel = channelOfAll(`member:${crypto.randomUUID()}`, 256);
    counts.set(channel, (counts.get(channel) ?? 0) + 1);
  }
  expect(counts.size).toBe(256);
  expect(Math.max(...counts.values())).toBeLessThan(200);
});
