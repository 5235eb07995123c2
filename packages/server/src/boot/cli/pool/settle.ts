import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseHandle } from '../../../infrastructure/postgres/database.ts';
import { STALE_MS } from '../../../infrastructure/postgres/moves.ts';

/** Milliseconds between two looks at the calls under way, and number of looks: a call that takes longer is as one of a process that is killed. */
const look = { everyMs: 500, times: 60 };

/** Waits until every process knows that a pool is moved, and the transactions that began before that have ended. */
export async function settle({ pool }: DatabaseHandle): Promise<void> {
  await wait(STALE_MS);
  const { rows } = await pool.query<{ now: Date }>('select now() as now');
  for (let time = 0; time < look.times; time++) {
    const { rows: older } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'velluto' and xact_start < $1`,
      [rows[0]?.now],
    );
    if (older.length === 0) return;
    await wait(look.everyMs);
  }
}
