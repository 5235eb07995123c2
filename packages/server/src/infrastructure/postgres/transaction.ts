import type { Kysely, Transaction } from 'kysely';
import { codeOf } from '../../domain/start-error.ts';
import type { Database } from './schema.ts';

/** Where a query runs: on the pool or in a transaction. */
export type Db = Kysely<Database>;

/** A running transaction. */
export interface Tx {
  db: Transaction<Database>;
  /** Runs work after the commit, never after a rollback, such as sending live events. Failures are logged, not thrown. */
  after(work: () => unknown): void;
}

/** Runs work in one transaction, which is rolled back when it throws. */
export type RunTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Reads with several statements that all see the database as it is at one moment. */
export const snapshot = <Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Two transactions met: PostgreSQL stopped one of them, which may simply try again. */
export const retryable: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const attempts = 3;

/** Runs work that is one transaction; after a deadlock or serialisation failure it is tried again, up to twice. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !retryable.has(codeOf(error))) throw error;
    }
  }
}

/** Makes the transaction helper of a context; after a deadlock or serialisation failure the work is tried again, up to twice. */
export function transactions(db: Kysely<Database>, onError: (error: unknown) => void): RunTransaction {
  return async work => {
    const { result, later } = await retried(async () => {
      const tasks: (() => unknown)[] = [];
      const done = await db
        .transaction()
        .execute(trx => work({ db: trx, after: task => void tasks.push(task) }));
      return { result: done, later: tasks };
    });
    for (const task of later) await Promise.resolve().then(task).catch(onError);
    return result;
  };
}
