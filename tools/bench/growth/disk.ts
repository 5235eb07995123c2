import type { Client } from 'pg';

/** A table on disk, in bytes for each member. */
export interface TableSize {
  name: string;
  rows: number;
  table: number;
  indexes: number;
  /** Bytes of each index. */
  each: Record<string, number>;
}

/** Tables of the database with at least a byte for each member, the largest first. */
export async function sizesOf(client: Client, members: number): Promise<TableSize[]> {
  const { rows } = await client.query<TableSize>(
    `select relname as name, reltuples / $1 as rows, pg_table_size(pg_class.oid)::float8 / $1 as table,
        pg_indexes_size(pg_class.oid)::float8 / $1 as indexes,
        (select coalesce(jsonb_object_agg(indexrelid::regclass, pg_relation_size(indexrelid)::float8 / $1), '{}')
          from pg_index where indrelid = pg_class.oid) as each
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and reltuples >= $1 / 10 order by pg_total_relation_size(pg_class.oid) desc`,
    [members],
  );
  return rows;
}
