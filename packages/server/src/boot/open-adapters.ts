import type { Logger } from 'pino';
import { systemClock } from '../domain/clock.ts';
import { postgresBus } from '../infrastructure/bus/postgres-bus.ts';
import { readCertificates } from '../infrastructure/certificates.ts';
import type { Config } from '../infrastructure/config/config.ts';
import { memoryCounters } from '../infrastructure/limits/memory-counters.ts';
import { type DatabaseHandle, openDatabase } from '../infrastructure/postgres/database.ts';
import { watchMoves } from '../infrastructure/postgres/moves.ts';
import type { Replica } from '../infrastructure/postgres/replica.ts';
import type { RedisHandle } from '../infrastructure/redis/redis.ts';
import type { ContextParts } from './create-context.ts';

/** The adapters that the configuration chooses, and how to close them. */
export type Adapters = Pick<ContextParts, 'bus' | 'blobs' | 'limits' | 'moves' | 'replica'> & {
  /** Null where no Redis is configured. */
  redis: RedisHandle | null;
  close(): Promise<void>;
};

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
  const openMoves = () => (config.cells ? watchMoves(database.run, () => performance.now()) : undefined);
  const { replicaUrl } = config;
  if (replicaUrl) readCertificates('DATABASE_REPLICA_URL', replicaUrl);
  if (!config.redisUrl) {
    const bus = await postgresBus(database, warn);
    const replica = await openReplica(config, log, database);
    const moves = openMoves();
    return {
      bus,
      redis: null,
      replica,
      ...files,
      ...(moves && { moves }),
      close: async () => {
        await moves?.close();
        await bus.close();
        await replica?.close();
      },
    };
  }
  const { openRedis } = await import('../infrastructure/redis/redis.ts');
  const { redisBus } = await import('../infrastructure/bus/redis-bus.ts');
  const { redisCounters } = await import('../infrastructure/limits/redis-counters.ts');
  const redis = await openRedis(config.redisUrl, config.redisPrefix, warn);
  const bus = await redisBus(redis, warn).catch(async error => {
    await redis.close();
    throw error;
  });
  // last, since it cannot fail: it need not answer yet
  const replica = await openReplica(config, log, database);
  const moves = openMoves();
  return {
    bus,
    redis,
    limits: redisCounters(redis, memoryCounters(systemClock)),
    replica,
    ...files,
    ...(moves && { moves }),
    close: async () => {
      await moves?.close();
      await bus.close();
      await redis.close();
      await replica?.close();
    },
  };
}

/** Milliseconds that a statement may take on the replica. Where nothing answers at all, the primary is asked three seconds later. */
const replicaPatienceMs = 2_000;

/** Begins to watch the replica of the configuration; null when none is named. */
async function openReplica(
  { replicaUrl, databasePool }: Config,
  log: Logger,
  primary: DatabaseHandle,
): Promise<Replica | null> {
  if (!replicaUrl) return null;
  const { watchReplica } = await import('../infrastructure/postgres/replica.ts');
  const open = (address: DatabaseHandle['address'], max: number) =>
    openDatabase(address, () => {}, { max, statementMs: replicaPatienceMs, waitMs: 1_000 });
  const copy = { connectionString: replicaUrl };
  return watchReplica(
    primary,
    open(copy, databasePool),
    { primary: open(primary.address, 1), replica: open(copy, 1) },
    () => performance.now(),
    usable => {
      if (usable) log.info('the replica answers calls that only read');
      else log.warn('the replica is late or does not answer: the primary answers its calls');
    },
  );
}
