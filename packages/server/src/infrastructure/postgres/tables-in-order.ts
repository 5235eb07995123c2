import type { ClientBase } from 'pg';

/** A table as it is copied. */
export interface CopiedTable {
  /** Quoted name with its schema. */
  name: string;
  /** Quoted names of the columns that are not generated. */
  columns: string[];
}

const bookkeeping = ['kysely_migration', 'kysely_migration_lock', 'sql_function', 'pool_move'];

/** The product's tables in an order in which every table comes after those it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<{ oid: number; name: string; columns: string[] }>(
    `select c.oid::int8 as oid, format('%I.%I', n.nspname, c.relname) as name,
       array(select format('%I', a.attname) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
     order by 2`,
    [bookkeeping],
  );
  const { rows: references } = await client.query<{ child: number; parent: number }>(
    `select conrelid::int8 as child, confrelid::int8 as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: CopiedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ oid }) => oid));
    const blocked = new Set(references.filter(({ parent }) => waiting.has(parent)).map(({ child }) => child));
    const free = left.filter(({ oid }) => !blocked.has(oid));
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of free) ordered.push({ name, columns });
    left = left.filter(({ oid }) => blocked.has(oid));
  }
  return ordered;
}
