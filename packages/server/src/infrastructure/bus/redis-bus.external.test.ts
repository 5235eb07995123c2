import { afterAll, describe, expect, it, vi } from 'vitest';
import { testBus, testCost } from '../../../test/bus-conformance.ts';
import { findRedis, isReal, startRedis } from '../../../test/engines/redis.ts';
import {
  happens,
  mastersOf,
  redisPassword,
  startRedisCluster,
  startRedisSentinel,
} from '../../../test/engines/redis-nodes.ts';
import { systemClock } from '../../domain/clock.ts';
import { StartError } from '../../domain/start-error.ts';
import { memoryCounters } from '../limits/memory-counters.ts';
import { redisCounters } from '../limits/redis-counters.ts';
import { openRedis, type RedisHandle } from '../redis/redis.ts';
import { redisBus, redisCarrier } from './redis-bus.ts';

const kinds = {
  'Redis Cluster': startRedisCluster,
  'Redis with Sentinel': startRedisSentinel,
};

describe.runIf(isReal(await findRedis())).each(Object.entries(kinds))('%s', async (name, startNodes) => {
  const nodes = await startNodes();
  const handles: RedisHandle[] = [];
  afterAll(async () => {
    for (const handle of handles) await handle.close();
    await nodes.remove();
  });
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const open = async (prefix: string) => {
    const handle = await openRedis(nodes.url, prefix, onError);
    handles.push(handle);
    return handle;
  };
  let count = 0;
  testBus(name, async () => {
    const prefix = `bus-${++count}`;
    const end = async () => redisBus(await open(prefix), () => {});
    return [await end(), await end()];
  });
  const ofCost = await Promise.all(Array.from({ length: 4 }, () => open('cost')));
  testCost(name, () => redisCarrier(ofCost.pop() as RedisHandle));

  it('counts calls of all processes together', async () => {
    const never = { add: () => Promise.reject(new Error('Redis did not count.')) };
    const [one, other] = [
      redisCounters(await open('counts'), never),
      redisCounters(await open('counts'), never),
    ];
    const keys = Array.from({ length: 30 }, (_, number) => `192.0.2.${number} login`);
    for (const key of keys) {
      expect((await one.add(key, 60_000)).current).toBe(1);
      expect((await other.add(key, 60_000)).current).toBe(2);
    }
  });

  it('refuses a wrong password and servers that are away in one sentence, without the password', async () => {
    const wrong = nodes.url.replaceAll(redisPassword, 'falso-segreto');
    const away = `redis://:${redisPassword}@127.0.0.1:1?${new URL(nodes.url).search.slice(1).replace(/nodes=[^&]*/, 'nodes=127.0.0.1:2')}`;
    for (const url of [wrong, away]) {
      const error = await openRedis(url, 'x', () => {}).catch(reason => reason);
      expect(error).toBeInstanceOf(StartError);
      expect(error.message).toMatch(/^Redis cannot be reached \(.+\): check REDIS_URL\.$/);
      expect(error.message).not.toMatch(/segreto/);
    }
  });

  it('refuses an address that takes them for one server', async () => {
    const one = `redis://:${redisPassword}@${new URL(nodes.url).host}`;
    await expect(openRedis(one, 'x', () => {})).rejects.toThrow(
      /^REDIS_URL leads to a (cluster|sentinel): write it with \?/,
    );
  });

  it('loses no event silently when a master dies, and recovers by itself', { timeout: 60_000 }, async () => {
    const [sender, receiver] = [
      await redisBus(await open('fail'), onError),
      await redisBus(await open('fail'), onError),
    ];
    const topics = Array.from({ length: 50 }, (_, number) => `member:${number}`);
    const told = new Map<string, (number | 'missed')[]>(topics.map(topic => [topic, []]));
    await Promise.all(
      topics.map(topic => {
        const list = told.get(topic) ?? [];
        const { ready } = receiver.subscribe(
          topic,
          message => list.push(message as number),
          () => list.push('missed'),
        );
        return ready;
      }),
    );
    const published = new Map<number, { topic: string; after: number }>();
    let number = 0;
    const publish = () =>
      Promise.all(
        topics.map(topic => {
          published.set(++number, { topic, after: told.get(topic)?.length ?? 0 });
          return sender.publish(topic, number);
        }),
      );
    const [victim] = await mastersOf(nodes);
    await publish();
    const killedAt = performance.now();
    await victim?.kill();
    await vi.waitFor(() => expect(receiver.connected()).toBe(false));
    let sawDegraded = 0;
    await happens('events are back', async () => {
      const startedAt = performance.now();
      await publish();
      // a member does not wait for Redis
      expect(performance.now() - startedAt).toBeLessThan(1_500);
      if (!sender.connected()) sawDegraded++;
      return sender.connected() && receiver.connected();
    });
    expect(sawDegraded).toBeGreaterThan(0);
    process.stdout.write(`${name}: back after ${Math.round(performance.now() - killedAt)} ms\n`);
    const first = number + 1;
    await publish();
    await vi.waitFor(() => {
      for (const topic of topics)
        expect(told.get(topic)?.filter(each => typeof each === 'number' && each >= first)).toHaveLength(1);
    });
    let lost = 0;
    for (const [message, { topic, after }] of published) {
      const list = told.get(topic) ?? [];
      if (!list.includes(message)) lost++;
      expect(list.includes(message) || list.slice(after).includes('missed'), `message ${message}`).toBe(true);
    }
    expect(lost).toBeGreaterThan(0);
    await sender.close();
    await receiver.close();
  });

  it('reports no password', () => {
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(String(error)).not.toContain(redisPassword);
  });
});

it('refuses one server that is taken for a cluster or a Sentinel', async () => {
  const redis = await startRedis();
  afterAll(() => redis.stop());
  for (const parameters of ['cluster', 'sentinel=velluto'])
    await expect(openRedis(`${redis.url}?${parameters}`, 'x', () => {})).rejects.toThrow(StartError);
  const counters = redisCounters(await openRedis(redis.url, 'one', () => {}), memoryCounters(systemClock));
  expect(await counters.add('key', 1_000)).toMatchObject({ current: 1 });
});
