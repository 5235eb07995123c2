import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../src/domain/clock.ts';
import { s3Blobs } from '../../src/infrastructure/blobs/s3-blobs.ts';
import { redisBus } from '../../src/infrastructure/bus/redis-bus.ts';
import { memoryCounters } from '../../src/infrastructure/limits/memory-counters.ts';
import { redisCounters } from '../../src/infrastructure/limits/redis-counters.ts';
import { openRedis } from '../../src/infrastructure/redis/redis.ts';
import type { ExternalS3 } from './s3.ts';

/** Addresses of Redis and S3 of a test run. */
export interface TestEngines {
  redisUrl: string;
  s3: ExternalS3['settings'];
}

/** The adapters of Redis and S3 for one test server, with a prefix that separates them from all others. */
export async function openEngines({ redisUrl, s3 }: TestEngines, clock: Clock, log: Logger) {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const redis = await openRedis(redisUrl, name, error => log.warn({ reason: error.message }, 'redis'));
  const bus = await redisBus(redis, error => log.warn({ reason: String(error) }, 'bus'));
  const blobs = s3Blobs(s3, `${name}/`);
  let lastSettle = 0;
  /** Waits until everything published so far has arrived; on a bus in memory that is immediate. */
  const settle = async () => {
    const topic = `settled ${++lastSettle}`;
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    const { ready, stop } = bus.subscribe(topic, () => resolve());
    await ready;
    await bus.publish(topic, null);
    await arrived;
    stop();
  };
  return {
    parts: { bus, blobs, limits: redisCounters(redis, memoryCounters(clock)) },
    settle,
    close: async () => {
      await bus.close();
      await redis.close();
      blobs.close();
    },
  };
}
