import type { Client } from 'pg';
import regions from '../../../packages/server/src/areas/places/regions.json' with { type: 'json' };

/** Rows of `place`: the slot of a member is a number below this. */
export const PLACES = 3_000;

/** Makes many rows faster to insert on this connection: no triggers and checks of foreign keys, few checkpoints, sorting in memory. */
export async function prepareFilling(client: Client): Promise<void> {
  await client.query("alter system set max_wal_size = '8GB'");
  await client.query('select pg_reload_conf()');
  for (const setting of [
    'session_replication_role = replica',
    "maintenance_work_mem = '1GB'",
    "work_mem = '512MB'",
    "temp_buffers = '256MB'",
    'synchronous_commit = off',
  ])
    await client.query(`set ${setting}`);
}

/** Makes the temporary table `place` (slot, country, region): a third lies in Italy, the others are spread over all countries. */
export async function fillPlaces(client: Client): Promise<void> {
  const places = Object.entries(regions).flatMap(([country, rows]) => rows.map(row => [country, row.id]));
  const italian = places.filter(([country]) => country === 'IT');
  const list = Array.from({ length: PLACES }, (_, n) =>
    n % 3 === 0 ? italian[(n / 3) % italian.length] : places[Math.floor(n / 2) % places.length],
  );
  await client.query(
    `create temp table place as
      select n::int - 1 as slot, country, region from unnest($1::text[], $2::text[]) with ordinality as t(country, region, n)`,
    [list.map(place => place?.[0]), list.map(place => place?.[1])],
  );
}

/**
 * Fills tables without their indexes, and makes them again as the migrations made them, which is several times as fast.
 * Constraints that foreign keys refer to stay.
 */
export async function withoutIndexes(
  client: Client,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select coalesce('alter table ' || indrelid::regclass || ' drop constraint ' || quote_ident(conname),
        'drop index ' || indexrelid::regclass) as drop,
      coalesce('alter table ' || indrelid::regclass || ' add constraint ' || quote_ident(conname) || ' '
        || pg_get_constraintdef(con.oid), pg_get_indexdef(indexrelid)) as make
     from pg_index left join pg_constraint con on conindid = indexrelid and contype in ('p', 'u')
     where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where contype = 'f' and conindid = indexrelid)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { make } of rows) await client.query(make);
}
