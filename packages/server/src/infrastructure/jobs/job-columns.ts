import type { ClientBase } from 'pg';

/** Columns of pg-boss's job table; they may differ between source and target, as may the versions of pg-boss. None where it does not exist. */
export async function jobColumns(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', attname) as name from pg_attribute
     where attrelid = to_regclass('pgboss.job') and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows.map(({ name }) => name);
}
