import type pg from 'pg';
import { tablesInOrder } from '../src/infrastructure/postgres/tables-in-order.ts';

/** Number of rows and a checksum over all values, by table: equal for databases with equal content. */
export async function fingerprint(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    const checksums: Record<string, string> = {};
    for (const { name, columns } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(sum(('x' || left(md5((row(${columns.join(', ')}))::text), 8))::bit(32)::int8), 0) as print
         from ${name}`,
      );
      checksums[name] = rows[0]?.print ?? '';
    }
    return checksums;
  } finally {
    client.release(true);
  }
}
