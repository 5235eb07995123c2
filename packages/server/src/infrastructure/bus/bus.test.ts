import { Socket } from 'node:net';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { testBus, testCost } from '../../../test/bus-conformance.ts';
import { copyTemplate } from '../../../test/database.ts';
import { openDatabase } from '../postgres/database.ts';
import { openRedis, type RedisHandle } from '../redis/redis.ts';
import { memoryBus } from './memory-bus.ts';
import { postgresBus, postgresCarrier } from './postgres-bus.ts';
import { redisBus, redisCarrier } from './redis-bus.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(() => database.drop());

testBus('memory', async () => {
  const bus = memoryBus();
  return [bus, bus];
});
testBus('PostgreSQL', () => Promise.all([postgresBus(database, () => {}), postgresBus(database, () => {})]));
testCost('PostgreSQL', () => postgresCarrier(database));

const engines = inject('engines');
if (engines) {
  let count = 0;
  const open = (prefix: string) => openRedis(engines.redisUrl, prefix, () => {});
  testBus('Redis', async () => {
    const prefix = `bus-${process.pid}-${++count}`;
    const end = async () => redisBus(await open(prefix), () => {});
    return [await end(), await end()];
  });
  const cost = `bus-${process.pid}-cost`;
  const handles = await Promise.all(Array.from({ length: 4 }, () => open(cost)));
  testCost('Redis', () => redisCarrier(handles.pop() as RedisHandle));
}

it('reconnects when its connection breaks', async () => {
  const errors: unknown[] = [];
  const bus = await postgresBus(database, error => errors.push(error));
  let missed = 0;
  const { promise: received, resolve } = Promise.withResolvers<unknown>();
  await bus.subscribe('a', resolve, () => missed++).ready;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  const publishing = setInterval(() => void bus.publish('a', 'still here'), 50);
  expect(await received).toBe('still here');
  clearInterval(publishing);
  expect(errors.length).toBeGreaterThan(0);
  // a message may come before the listener is told what it missed
  await vi.waitFor(() => expect(missed).toBe(1));
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
