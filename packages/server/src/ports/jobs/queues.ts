import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { JobName } from '../../jobs/payloads.ts';
import { type DatabaseHandle, withoutTimeout } from '../db/database.ts';

/** A process without a heartbeat for this long counts as dead, and its jobs go to another. */
const heartbeatSeconds = 15;
/** How often dead processes are looked for. */
const lookSeconds = 15;
const hour = 3600;
const queue = {
  // longer each time, then every hour for three days: a mail server or a bucket may be away for a weekend
  retryLimit: 80,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hour,
  // the time of all jobs that are taken at once; a process that died is known by its silence
  expireInSeconds: hour / 4,
  heartbeatSeconds,
};

/**
 * The queue's engine, in tables of its own beside ours.
 *
 * @param runsJobs false where jobs are only added
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

/** Advisory lock under which one process makes the queue's tables: pg-boss looks for them before it takes its own. */
const MAKING = 0x76_6c_03;

/** Makes the queue's tables where they are missing or old, one process at a time. */
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
      // it waits idle while the queue works on connections of its own
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await boss.start();
      await createQueues(boss, names);
    }),
  );
}

/** Makes the queues of these jobs, and brings those of an earlier version up to date. */
async function createQueues(boss: PgBoss, names: JobName[]): Promise<void> {
  const existingQueues = new Map((await boss.getQueues()).map(one => [one.name, one]));
  for (const name of names) {
    const found = existingQueues.get(name);
    if (!found) await boss.createQueue(name, { ...queue, policy: 'short' });
    else if (Object.entries(queue).some(([key, value]) => found[key as keyof typeof found] !== value))
      await boss.updateQueue(name, queue);
  }
}
