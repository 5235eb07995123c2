import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase, PoolClient } from 'pg';
import type { DatabaseHandle } from '../../infrastructure/postgres/database.ts';
import type { Database } from '../../infrastructure/postgres/schema.ts';
import { retried } from '../../infrastructure/postgres/transaction.ts';

/**
 * Runs work in one transaction on a connection of its own, which is closed afterwards; after a deadlock or a serialisation
 * failure it is tried again, up to twice.
 */
export function transact<Result>(
  { pool }: DatabaseHandle,
  work: (client: ClientBase) => Promise<Result>,
  isolation = 'read committed',
): Promise<Result> {
  return retried(async () => {
    const client = await pool.connect();
    try {
      await client.query(`begin isolation level ${isolation}`);
      const result = await work(client);
      await client.query('commit');
      return result;
    } finally {
      // closing it rolls back what is unfinished
      client.release(true);
    }
  });
}

/** Kysely within the transaction of a client. */
export const within = (client: ClientBase) =>
  new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () =>
          ({ query: client.query.bind(client) as PoolClient['query'], release: () => {} }) as never,
        end: async () => {},
        options: {},
      },
    }),
  });
