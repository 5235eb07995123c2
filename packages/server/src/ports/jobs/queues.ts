import { PgBoss } from 'pg-boss';
import type { JobName } from '../../jobs/payloads.ts';
import type { DatabaseHandle } from '../db/database.ts';

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

/** Makes the queues of these jobs, and brings those of an earlier version up to date. */
export async function createQueues(boss: PgBoss, names: JobName[]): Promise<void> {
  const existingQueues = new Map((await boss.getQueues()).map(one => [one.name, one]));
  for (const name of names) {
    const found = existingQueues.get(name);
    if (!found) await boss.createQueue(name, { ...queue, policy: 'short' });
    else if (Object.entries(queue).some(([key, value]) => found[key as keyof typeof found] !== value))
      await boss.updateQueue(name, queue);
  }
}
