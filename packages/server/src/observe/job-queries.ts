import type pg from 'pg';

/** Jobs of one name in one state. */
export interface QueuedJobs {
  name: string;
  state: string;
  count: number;
}

/** What is in the queue and not done. */
export async function queuedJobs(pool: pg.Pool): Promise<QueuedJobs[]> {
  const { rows } = await pool.query<QueuedJobs>(
    `select name, state::text as state, count(*)::int as count from pgboss.job
     where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
  return rows;
}
