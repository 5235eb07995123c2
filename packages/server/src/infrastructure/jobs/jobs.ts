import type { Tx } from '../postgres/transaction.ts';
import type { JobName, JobPayloads } from './payloads.ts';

/** When and how often a job runs. */
export interface JobOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** A waiting job with the same key is not added twice. */
  key?: string;
}

/** Background jobs: stored in the database, run at least once, tried again when they fail. */
export interface Jobs {
  /** Adds a job in a transaction; a rollback adds none. */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    data: JobPayloads[Name],
    options?: JobOptions,
  ): Promise<void>;
  /** Makes sure that jobs can be added. */
  prepare(): Promise<void>;
  /** Begins to run jobs. */
  start(): Promise<void>;
  /** Stops taking jobs and waits up to two seconds for running ones; they are run again at the next start. */
  stop(): Promise<void>;
}

/** Runs one kind of job with what the server offers. A job may run twice, so a handler must be safe to repeat. */
type JobHandler<Context, Name extends JobName> = (ctx: Context, data: JobPayloads[Name]) => Promise<void>;

/** One handler for each kind of job. */
export type JobHandlers<Context> = { [Name in JobName]: JobHandler<Context, Name> };
