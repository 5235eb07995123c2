import type { Logger } from 'pino';
import { systemClock } from '../domain/clock.ts';
import { postgresBus } from '../infrastructure/bus/postgres-bus.ts';
import type { Config } from '../infrastructure/config/config.ts';
import { memoryCounters } from '../infrastructure/limits/memory-counters.ts';
import type { DatabaseHandle } from '../infrastructure/postgres/database.ts';
import type { ContextParts } from './create-context.ts';

/** The adapters that the configuration chooses, and how to close them. */
export type Adapters = Pick<ContextParts, 'bus' | 'blobs' | 'limits'> & { close(): Promise<void> };

/**
 * Opens the adapters for live events, rate limits and files: Redis and S3 where they are configured, else the database,
 * this process and the data directory.
 *
 * @throws StartError that says what to do, when an engine cannot be reached; nothing is left open then
 */
export async function openAdapters(config: Config, log: Logger, database: DatabaseHandle): Promise<Adapters> {
  const warn = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'live events');
  // client libraries of engines that are not configured are not loaded
  const blobs = config.s3 && (await import('../infrastructure/blobs/s3-blobs.ts')).s3Blobs(config.s3);
  await blobs?.check();
  const files = blobs ? { blobs } : {};
  if (!config.redisUrl) {
    const bus = await postgresBus(database, warn);
    return { bus, ...files, close: bus.close };
  }
  const { openRedis } = await import('../infrastructure/redis/redis.ts');
  const { redisBus } = await import('../infrastructure/bus/redis-bus.ts');
  const { redisCounters } = await import('../infrastructure/limits/redis-counters.ts');
  const redis = await openRedis(config.redisUrl, config.redisPrefix, warn);
  const bus = await redisBus(redis, warn);
  return {
    bus,
    limits: redisCounters(redis, memoryCounters(systemClock)),
    ...files,
    close: async () => {
      await bus.close();
      await redis.close();
    },
  };
}
