import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { type DatabaseHandle, withoutTimeout } from '../postgres/database.ts';
import type { JobName } from './payloads.ts';

/** Seconds without a heartbeat after which a process counts as dead and its jobs go to another. */
const heartbeatSeconds = 15;
/** Seconds between checks for dead processes. */
const lookSeconds = 15;
const hour = 3600;
const queue = {
  // retries with growing delays, then hourly for three days: a mail server or a bucket may be unavailable for a weekend
  retryLimit: 80,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hour,
  // generous, since it covers all jobs taken at once; dead processes are noticed by their missing heartbeat
  expireInSeconds: hour / 4,
  heartbeatSeconds,
};

/**
 * Makes the pg-boss instance, which has its own tables in the database.
 *
 * @param runsJobs false for a process that only adds jobs
 */
export function openBoss(
  { pool }: Pick<DatabaseHandle, 'pool'>,
  onError: (error: Error) => void,
  runsJobs: boolean,
): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    ...(!runsJobs && { supervise: false, schedule: false }),
  });
  boss.on('error', onError);
  return boss;
}

/** Advisory lock under which one process creates pg-boss's tables: pg-boss checks for them before it takes its own lock. */
const MAKING = 0x76_6c_03;

/** Creates or upgrades pg-boss's tables, one process at a time. */
export async function startBoss(
  boss: PgBoss,
  { address }: Pick<DatabaseHandle, 'address'>,
  onError: (error: Error) => void,
  names: JobName[],
): Promise<void> {
  await withoutTimeout(
    address,
    onError,
  )(({ db }) =>
    db.transaction().execute(async trx => {
      await sql`select pg_advisory_xact_lock(${MAKING})`.execute(trx);
      // this transaction is idle while pg-boss works on its own connections
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await boss.start();
      await createQueues(boss, names);
    }),
  );
}

/** Creates the queues of these jobs, and updates the settings of existing ones. */
async function createQueues(boss: PgBoss, names: JobName[]): Promise<void> {
  const existingQueues = new Map((await boss.getQueues()).map(existing => [existing.name, existing]));
  for (const name of names) {
    const found = existingQueues.get(name);
    if (!found) await boss.createQueue(name, { ...queue, policy: 'short' });
    else if (Object.entries(queue).some(([key, value]) => found[key as keyof typeof found] !== value))
      await boss.updateQueue(name, queue);
  }
}
