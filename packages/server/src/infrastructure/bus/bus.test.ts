import { Socket } from 'node:net';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { openDatabase } from '../postgres/database.ts';
import { openRedis } from '../redis/redis.ts';
import type { Bus } from './bus.ts';
import { memoryBus } from './memory-bus.ts';
import { postgresBus } from './postgres-bus.ts';
import { redisBus } from './redis-bus.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(() => database.drop());

/** Functions that open the same bus twice, as two processes do. */
const kinds: [string, () => Promise<[Bus, Bus]>][] = [
  [
    'memory',
    async () => {
      const bus = memoryBus();
      return [bus, bus];
    },
  ],
  ['PostgreSQL', () => Promise.all([postgresBus(database, () => {}), postgresBus(database, () => {})])],
];

const engines = inject('engines');
if (engines) {
  let count = 0;
  kinds.push([
    'Redis',
    async () => {
      const prefix = `bus-${process.pid}-${++count}`;
      const end = async () => redisBus(await openRedis(engines.redisUrl, prefix, () => {}), () => {});
      return [await end(), await end()];
    },
  ]);
}

describe.each(kinds)('a bus: %s', (_, make) => {
  /** Collects the messages of a topic; `count` waits until this many have arrived. */
  function collect(bus: Bus, topic: string) {
    const messages: unknown[] = [];
    let wake = () => {};
    const stop = bus.subscribe(topic, message => {
      messages.push(message);
      wake();
    });
    const count = async (number: number) => {
      while (messages.length < number) await new Promise<void>(resolve => (wake = resolve));
      return messages;
    };
    return { messages, stop, count };
  }

  it('delivers messages to all listeners of a topic, in order', async () => {
    const [sender, receiver] = await make();
    const first = collect(receiver, 'a');
    const second = collect(sender, 'a');
    const other = collect(receiver, 'b');
    for (const number of [1, 2, 3]) await sender.publish('a', { number });
    const expected = [{ number: 1 }, { number: 2 }, { number: 3 }];
    expect(await first.count(3)).toEqual(expected);
    expect(await second.count(3)).toEqual(expected);
    expect(other.messages).toEqual([]);
    await Promise.all([sender.close(), receiver.close()]);
  });

  it('delivers nothing to a removed listener', async () => {
    const [sender, receiver] = await make();
    const removed = collect(receiver, 'a');
    const listening = collect(receiver, 'a');
    removed.stop();
    await sender.publish('a', 1);
    expect(await listening.count(1)).toEqual([1]);
    expect(removed.messages).toEqual([]);
    await Promise.all([sender.close(), receiver.close()]);
  });

  it('delivers the longest message of a conversation', async () => {
    const [sender, receiver] = await make();
    const listener = collect(receiver, 'a');
    const text = '\u{1F498}'.repeat(1000) + '"\\\n'.repeat(300);
    await sender.publish('a', { text });
    expect(await listener.count(1)).toEqual([{ text }]);
    await Promise.all([sender.close(), receiver.close()]);
  });

  it('gives each listener its own copy', async () => {
    const [sender, receiver] = await make();
    receiver.subscribe('a', message => Object.assign(message as object, { touched: true }));
    const listener = collect(receiver, 'a');
    await sender.publish('a', { number: 1 });
    expect(await listener.count(1)).toEqual([{ number: 1 }]);
    await Promise.all([sender.close(), receiver.close()]);
  });
});

it('reconnects when its connection breaks', async () => {
  const errors: unknown[] = [];
  const bus = await postgresBus(database, error => errors.push(error));
  const received = new Promise(resolve => bus.subscribe('a', resolve));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  const publishing = setInterval(() => void bus.publish('a', 'still here'), 50);
  expect(await received).toBe('still here');
  clearInterval(publishing);
  expect(errors.length).toBeGreaterThan(0);
  await bus.close();
});

it('checks every few seconds whether its database connection is alive', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const bus = await postgresBus(database, () => {});
  const calls = openDatabase(database.address, () => {}, { name: 'test' });
  await calls.pool.query('select 1');
  expect(keepAlive.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
  keepAlive.mockRestore();
  await calls.close();
  await bus.close();
});
