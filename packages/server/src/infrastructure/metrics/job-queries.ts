import type pg from 'pg';

/** The number of jobs with a name in a state. */
export interface QueuedJobs {
  name: string;
  state: string;
  count: number;
}

/** Numbers of the jobs in the queue that are not completed. */
export async function queuedJobs(pool: pg.Pool): Promise<QueuedJobs[]> {
  const { rows } = await pool.query<QueuedJobs>(
    `select name, state::text as state, count(*)::int as count from pgboss.job
     where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
  return rows;
}
