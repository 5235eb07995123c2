import { type Kysely, sql } from 'kysely';

/** How many statements wait for a lock that another transaction of the database holds. */
export async function countLockWaiters<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
