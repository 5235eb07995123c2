import { createHash } from 'node:crypto';
import { handlers } from '../src/boot/job-handlers.ts';
import type { Context } from '../src/context/context.ts';
import type { Clock } from '../src/domain/clock.ts';
import type { Ids } from '../src/domain/ids.ts';
import type { JobHandlers, Jobs } from '../src/infrastructure/jobs/jobs.ts';
import type { JobName } from '../src/infrastructure/jobs/payloads.ts';

/** A clock that the test sets. */
export interface TestClock extends Clock {
  set(moment: string): void;
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void;
}

/** A clock that stays at noon (UTC) of 21 November 2026 until the test sets it. */
export function fakeClock(): TestClock {
  let now = Date.UTC(2026, 10, 21, 12);
  return {
    now: () => new Date(now),
    set: moment => {
      now = Date.parse(moment);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
    },
  };
}

/** Sequential ids: the same in every run, in ascending order. */
export function sequentialIds(): Ids {
  let count = 0;
  const next = () => ++count;
  const digest = (text: string) => createHash('sha256').update(text);
  return {
    uuid: () => `019aa000-0000-7000-8000-${next().toString(16).padStart(12, '0')}`,
    token: () => digest(`token ${next()}`).digest('base64url'),
    key: () => digest(`key ${next()}`).digest('hex').slice(0, 32),
    code: () => String(digest(`code ${next()}`).digest().readUInt32BE() % 1_000_000).padStart(6, '0'),
  };
}

/** A waiting job. */
interface WaitingJob {
  name: JobName;
  data: unknown;
  runAt: Date;
  key: string | undefined;
}

/** A job queue in memory; jobs wait until the test runs them. */
export function manualJobs(clock: Clock) {
  const waiting: WaitingJob[] = [];
  const jobs: Jobs = {
    enqueue: async (tx, name, data, { runAt, key } = {}) => {
      const job = { name, data, key, runAt: runAt ?? clock.now() };
      tx.after(() => {
        if (key === undefined || !waiting.some(other => other.name === name && other.key === key))
          waiting.push(job);
      });
    },
    prepare: async () => {},
    start: async () => {},
    stop: async () => {},
  };
  /** Runs the due jobs, and due ones that they add, in the order of their times. */
  const run = async (ctx: Context): Promise<number> => {
    for (let done = 0; ; done++) {
      const due = waiting.filter(job => job.runAt <= clock.now());
      const [job] = due.sort((a, b) => a.runAt.getTime() - b.runAt.getTime());
      if (!job) return done;
      waiting.splice(waiting.indexOf(job), 1);
      const handle = handlers[job.name] as JobHandlers<Context>[JobName];
      await handle(ctx, job.data as never);
    }
  };
  return { jobs, run, waiting: waiting as readonly WaitingJob[] };
}
