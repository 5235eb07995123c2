import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { withCall } from '../current-call.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { DatabaseHandle } from '../postgres/database.ts';
import { databaseFault } from '../postgres/faults.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { JobHandlers, Jobs } from './jobs.ts';
import type { JobName, JobPayloads, JobSchedule } from './payloads.ts';
import { openBoss, startBoss } from './queues.ts';

/** Dependencies of the queue. */
interface Parts<Context> {
  database: DatabaseHandle;
  log: Logger;
  handlers: JobHandlers<Context>;
  schedules: JobSchedule[];
  /** The context for handlers; a function, because the context is made after the queue. */
  context: () => Context;
  /** False for a command beside the server, which only adds jobs for the server. */
  runsJobs?: boolean;
}

/** A payload as it is stored, with the position of the call that added it in its trace. */
type StoredJob<Name extends JobName> = JobPayloads[Name] & { traceparent?: string };

const stopMs = 2_000;
/** Seconds between polls for jobs of other processes, later jobs and retries; jobs of this process begin at once. */
const pollSeconds = 2;

/** Jobs by pg-boss, which has its own tables in the database. */
export function bossJobs<Context extends { metrics: Metrics; tracing: Tracing }>({
  database,
  log,
  handlers,
  schedules,
  context,
  runsJobs = true,
}: Parts<Context>): Jobs {
  const logError = (error: Error) => {
    // pg-boss passes a plain object with the properties of an error
    const away = databaseFault(Object.assign(new Error(error.message), error));
    // logged without its stack, since every queue repeats it every two seconds
    if (away) log.warn({ reason: away.message }, 'job queue');
    else log.error({ err: error }, 'job queue');
  };
  const boss = openBoss(database, logError, runsJobs);
  const names = Object.keys(handlers) as JobName[];
  const workers = new Map<JobName, string>();
  const wake = (name: JobName) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };

  const work = <Name extends JobName>(name: Name) =>
    boss.work<StoredJob<Name>>(
      name,
      { pollingIntervalSeconds: pollSeconds, batchSize: 20, perJobResults: true },
      async jobs => {
        const results: JobResult[] = [];
        for (const job of jobs) {
          const begun = performance.now();
          const record = (outcome: 'completed' | 'failed') =>
            context().metrics.job(name, outcome, (performance.now() - begun) / 1000);
          const { traceparent, ...data } = job.data;
          const run = () => handlers[name](context(), data as JobPayloads[Name]);
          try {
            await withCall({ id: job.id }, () => context().tracing.job(name, traceparent, run));
            record('completed');
            results.push({ id: job.id, status: 'completed' });
          } catch (error) {
            record('failed');
            log.error({ err: error, job: name, id: job.id }, 'job failed');
            results.push({ id: job.id, status: 'failed', output: { message: String(error) } });
          }
        }
        return results;
      },
    );

  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= startBoss(boss, database, logError, names);
    return prepared;
  };

  let beginning = Promise.resolve();
  const begin = async () => {
    await Promise.all(names.map(async name => workers.set(name, await work(name))));
    const planned = await boss.getSchedules();
    for (const { name, cron, data } of schedules) {
      const schedule = planned.find(item => item.name === name);
      if (schedule?.cron !== cron || !isDeepStrictEqual(schedule.data, data))
        await boss.schedule(name, cron, data);
    }
  };

  return {
    enqueue: async (tx, name, data, { runAt, key = randomUUID() } = {}) => {
      // the queue's policy allows one waiting job per key, so a job without a key gets a random one
      const when = { singletonKey: key, ...(runAt && { startAfter: runAt }) };
      const traceparent = context().tracing.position();
      const stored = traceparent === undefined ? data : { ...data, traceparent };
      await boss.send(name, stored, { ...when, db: fromKysely(tx.db) });
      if (!runAt) tx.after(() => wake(name));
    },
    prepare,
    start: async () => {
      await prepare();
      beginning = runsJobs ? begin() : Promise.resolve();
      await beginning;
    },
    stop: async () => {
      // the caller of `start` has received the error of a failed start
      await beginning.catch(() => {});
      await boss.stop({ graceful: true, timeout: stopMs, close: false });
    },
  };
}
