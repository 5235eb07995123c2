import { type Kysely, sql } from 'kysely';

/** The number of statements that wait for a lock of another transaction. */
export async function countLockWaiters<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
