import type pg from 'pg';

/** The number of jobs with a name in a state. */
export interface QueuedJobs {
  name: string;
  state: string;
  count: number;
}

/** Jobs in the queue that are not completed, and for how many seconds the oldest of those that are due has waited. */
export async function jobsWaiting(pool: pg.Pool): Promise<{ queued: QueuedJobs[]; lateSeconds: number }> {
  const { rows } = await pool.query<QueuedJobs & { late: number }>(
    `select name, state::text as state, count(*)::int as count,
       coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8 as late
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
  return {
    queued: rows.map(({ name, state, count }) => ({ name, state, count })),
    lateSeconds: Math.max(0, ...rows.map(({ late }) => late)),
  };
}
