import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The pools that have members in a database; one step in an index for each. */
export async function poolsIn(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ pool: string }>`
    with recursive found as (
      select min(pool) as pool from member
      union all
      select (select min(pool) from member where member.pool > found.pool) from found where found.pool is not null
    )
    select pool from found where pool is not null`.execute(db);
  return rows.map(({ pool }) => pool);
}
