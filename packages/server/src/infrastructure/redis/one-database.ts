import type { Logger } from 'pino';
import { StartError } from '../../domain/start-error.ts';
import type { RedisHandle } from './redis.ts';

/** Seconds for which a process that is gone still counts. */
const KEPT = 90;
/** Milliseconds between signs of life. */
const EVERY = 30_000;

/**
 * Sees to it that all processes at one Redis use the same database: one with another would show a site without its members. A Redis
 * whose user may not read, as before this was looked at, is reported and used.
 *
 * @param database name that is stored in this process's database
 * @param log is told each half minute while a process with another database is there too: both started while Redis was empty
 * @returns ends the watch
 * @throws StartError when another process uses another database
 */
export async function watchOneDatabase(
  { commands, prefix }: Pick<RedisHandle, 'commands' | 'prefix'>,
  database: string,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<() => void> {
  const key = `${prefix}:database`;
  /** The database that processes at this Redis use, as far as it can be read. */
  const named = () =>
    commands.get(key).catch((error: Error) => {
      log.warn({ reason: error.message }, 'databases cannot be compared: Redis refuses "get"');
      return null;
    });
  await commands.set(key, database, 'EX', KEPT, 'NX');
  const before = await named();
  if (before !== null && before !== database)
    throw new StartError(
      `Other processes at this REDIS_URL use another database: check DATABASE_URL, or stop them and wait ${KEPT} seconds. Another installation needs a REDIS_PREFIX of its own.`,
    );
  /** Says that this database is in use. */
  const say = async () => {
    const other = await commands.get(key);
    await commands.set(key, database, 'EX', KEPT);
    if (other !== null && other !== database)
      log.error('a process at this REDIS_URL uses another database: compare DATABASE_URL of all processes');
  };
  const timer = setInterval(() => {
    // a Redis that is away or refuses was reported
    say().catch(() => {});
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
