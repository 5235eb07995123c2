import type { ClientBase } from 'pg';
import { jobColumns } from '../../../infrastructure/jobs/job-columns.ts';
import type { JobName } from '../../../infrastructure/jobs/payloads.ts';
import { openBoss, startBoss } from '../../../infrastructure/jobs/queues.ts';
import type { DatabaseHandle } from '../../../infrastructure/postgres/database.ts';
import { handlers } from '../../job-handlers.ts';
import { copyRows } from './copy-rows.ts';

/**
 * Copies the unfinished jobs; one that was running when its server stopped will run again. Finished
 * ones are not copied. The target's queues must exist.
 */
export async function copyJobs(source: ClientBase, target: ClientBase): Promise<number> {
  const targetColumns = new Set(await jobColumns(target));
  const columns = (await jobColumns(source)).filter(name => targetColumns.has(name));
  if (columns.length === 0) return 0; // the source never ran
  const { rows } = await target.query<{ names: string }>(
    `select coalesce(string_agg(quote_literal(name), ', '), '''''') as names from pgboss.queue`,
  );
  const values = columns.map(name =>
    name === 'state' ? `case state::text when 'active' then 'retry' else state::text end` : name,
  );
  const query = `select ${values.join(', ')} from pgboss.job
    where state in ('created', 'retry', 'active') and name in (${rows[0]?.names})`;
  return copyRows(source, query, target, { name: 'pgboss.job', columns });
}

/** Creates pg-boss's tables and all queues without running any job. */
export async function makeQueues(database: DatabaseHandle): Promise<void> {
  const boss = openBoss(database, () => {}, false);
  await startBoss(boss, database, () => {}, Object.keys(handlers) as JobName[]);
  await boss.stop({ graceful: false, close: false });
}
