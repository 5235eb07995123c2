import type { Logger } from 'pino';
import type { Parts } from './compose.ts';
import type { Config } from './config.ts';
import { s3Blobs } from './ports/blobs/s3-blobs.ts';
import { postgresBus } from './ports/bus/postgres-bus.ts';
import { redisBus } from './ports/bus/redis-bus.ts';
import { systemClock } from './ports/clock.ts';
import type { DatabaseHandle } from './ports/db/database.ts';
import { memoryCounters } from './ports/limits/memory-counters.ts';
import { redisCounters } from './ports/limits/redis-counters.ts';
import { openRedis } from './ports/redis/redis.ts';

/** The adapters that the configuration chooses, and how to close them. */
export type Adapters = Pick<Parts, 'bus' | 'blobs' | 'limits'> & { close(): Promise<void> };

/**
 * Opens what stands behind live events, limits and files: Redis and S3 where they are configured, else the database,
 * this process and the data directory.
 *
 * @throws StartError with what to do; nothing is left open then
 */
export async function openAdapters(config: Config, log: Logger, database: DatabaseHandle): Promise<Adapters> {
  const warn = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'live events');
  const blobs = config.s3 && s3Blobs(config.s3);
  await blobs?.check();
  const files = blobs ? { blobs } : {};
  if (!config.redisUrl) {
    const bus = await postgresBus(database, warn);
    return { bus, ...files, close: bus.close };
  }
  const redis = await openRedis(config.redisUrl, config.redisPrefix, warn);
  const bus = await redisBus(redis, warn);
  return {
    ...{ bus, limits: redisCounters(redis, memoryCounters(systemClock)) },
    ...files,
    close: async () => {
      await bus.close();
      await redis.close();
    },
  };
}
