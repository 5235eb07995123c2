import { sql } from 'kysely';
import type { createTestServer } from './server.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Names of the tables that contain a text in any column. */
export async function tracesOf({ db }: TestServer, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const like = `%${text}%`;
  const searches = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name
        where exists (select from ${sql.table(name)} as entry where entry::text ilike ${like})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(searches, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}
