import type { ClientBase } from 'pg';
import { openPeriods } from '../../areas/wallet/api.ts';
import { jobColumns } from '../../infrastructure/jobs/job-columns.ts';
import { type CopiedTable, tablesInOrder } from '../../infrastructure/postgres/tables-in-order.ts';
import { type JobOwner, jobOwners, type RowOwner, rowOwners } from './rows-of-pool.ts';
import { within } from './transact.ts';

/** A pool with the ids of its sites. */
export interface MovedPool {
  pool: string;
  sites: string[];
}

/** A table of which a pool has rows. */
export interface MovedTable extends CopiedTable {
  /** Its name without the schema. */
  table: string;
  owner: Exclude<RowOwner, { cell: string }>;
}

const stays = (owner: RowOwner): owner is { cell: string } => typeof owner === 'object' && 'cell' in owner;
const isCopied = (owner: RowOwner) => typeof owner === 'object' && 'copied' in owner;

/** The quoted schema in which the rows of a pool lie while it is moved; names of pools need no escape within quotes. */
export const asideSchema = (pool: string): string => `"moved_${pool}"`;
/** Name of the table of waiting jobs in that schema. */
const jobs = 'waiting_job';

/** The tables of which a pool has rows, each after those it refers to. */
export async function movedTables(client: ClientBase): Promise<MovedTable[]> {
  const owners = new Map<string, RowOwner>(Object.entries(rowOwners));
  return (await tablesInOrder(client)).flatMap(({ name, columns }) => {
    const table = name.replace('public.', '');
    const owner = owners.get(table);
    return owner === undefined || stays(owner) ? [] : [{ name, columns, table, owner }];
  });
}

/** What is copied from one database to another: the tables, and the waiting jobs. */
export async function asideTables(
  client: ClientBase,
): Promise<{ table: string; like: string; columns: string[]; copied: boolean }[]> {
  const tables = await movedTables(client);
  const columns = await jobColumns(client);
  return [
    ...tables.map(({ name, table, columns: own, owner }) => ({
      table,
      like: name,
      columns: own,
      copied: isCopied(owner),
    })),
    ...(columns.length > 0 ? [{ table: jobs, like: 'pgboss.job', columns, copied: false }] : []),
  ];
}

/** The condition of a pool's rows; `$1` is the pool, `$2` are its sites. */
function conditionOf(owner: RowOwner): string {
  if (owner === 'pool') return 'pool = $1';
  if (owner === 'site') return 'site_id = any ($2)';
  if ('person' in owner) return `${owner.person} in (select id from moved_person)`;
  if ('where' in owner) return owner.where;
  // the rows of the other table are still there: it is emptied later
  if ('rowOf' in owner)
    return `${owner.by} in (select ${owner.key} from ${owner.rowOf} where ${conditionOf(rowOwners[owner.rowOf])})`;
  return 'true';
}

/** The condition of a pool's jobs of one kind. */
function jobCondition(owner: Exclude<JobOwner, 'cell'>, schema: string): string {
  if ('site' in owner) return `data ->> '${owner.site}' = any ($2)`;
  return `data ->> '${owner.by}' in (select id::text from ${schema}.${owner.rowOf})`;
}

/** Parameters of a condition, which need a type where it does not use them. */
const typed = '$1::text is not null and $2::text[] is not null';

/** Rows to move: their table, a condition of the pool and its sites, and their columns. */
interface Moving {
  from: string;
  condition: string;
  to: string;
  columns: string[];
}

/** Moves rows within the database, where each is in one place or in the other. */
const moveRows = (client: ClientBase, { pool, sites }: MovedPool, { from, condition, to, columns }: Moving) =>
  client.query(
    `with gone as (delete from ${from} where (${condition}) and ${typed} returning ${columns.join(', ')})
     insert into ${to} (${columns.join(', ')}) select * from gone`,
    [pool, sites],
  );

/** Whether a job of the pool runs at this moment; rows must be aside. */
async function refuseRunning(
  client: ClientBase,
  { pool, sites }: MovedPool,
  name: string,
  condition: string,
): Promise<void> {
  const { rows } = await client.query<{ runs: boolean }>(
    `select exists (select from pgboss.job where name = $3 and state = 'active' and (${condition})
       and ${typed}) as runs`,
    [pool, sites, name],
  );
  if (rows[0]?.runs) throw new PoolBusy();
}

/** A job of the pool runs; it may be tried again in a moment. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';
  override readonly message = 'a job runs';
}

/**
 * Moves the rows of a pool from the tables into its schema, in the transaction of the client, which must be repeatable read:
 * what another transaction changes or adds meanwhile to rows that refer to a member makes it fail. Other rows may come after it, so it is called again.
 *
 * @returns the number of rows by table
 * @throws PoolBusy while one of its jobs runs
 */
export async function moveAside(client: ClientBase, moved: MovedPool): Promise<Map<string, number>> {
  const schema = asideSchema(moved.pool);
  const counts = new Map<string, number>();
  await client.query(`set local velluto.moving = 'on'`);
  // their sums do not hold any more when movements come or go
  await openPeriods(within(client));
  await client.query('create temporary table moved_person (id uuid primary key) on commit drop');
  for (const from of ['public', schema])
    await client.query(
      `insert into moved_person
       select id from ${from}.member where pool = $1
       union select member_id from ${from}.payment where site_id = any ($2)
       on conflict do nothing`,
      [moved.pool, moved.sites],
    );
  // so that the database knows that they may be many
  await client.query('analyze moved_person');
  // those first that refer to others
  for (const { name, table, columns, owner } of (await movedTables(client)).reverse()) {
    if (isCopied(owner)) continue;
    const rows = { from: name, condition: conditionOf(owner), to: `${schema}.${table}`, columns };
    const { rowCount } = await moveRows(client, moved, rows);
    counts.set(table, rowCount ?? 0);
  }
  const columns = await jobColumns(client);
  for (const [name, owner] of Object.entries(columns.length > 0 ? jobOwners : {})) {
    if (owner === 'cell') continue;
    const ofPool = jobCondition(owner, schema);
    await refuseRunning(client, moved, name, ofPool);
    const condition = `name = '${name}' and state in ('created', 'retry') and (${ofPool})`;
    await moveRows(client, moved, { from: 'pgboss.job', condition, to: `${schema}.${jobs}`, columns });
  }
  return counts;
}

/** Makes the schema of a pool, and moves its rows there; see `moveAside`. */
export async function putAside(client: ClientBase, moved: MovedPool): Promise<Map<string, number>> {
  const schema = asideSchema(moved.pool);
  await client.query(`create schema ${schema}`);
  for (const { table, like, columns, copied } of await asideTables(client)) {
    const list = columns.join(', ');
    await client.query(`create table ${schema}.${table} (like ${like})`);
    if (copied) await client.query(`insert into ${schema}.${table} (${list}) select ${list} from ${like}`);
  }
  return moveAside(client, moved);
}

/**
 * Puts the rows that lie aside into the tables, in the transaction of the client, and drops their schema. The queues must
 * exist: a move makes them.
 */
export async function takeIn(client: ClientBase, pool: string): Promise<void> {
  const schema = asideSchema(pool);
  await client.query(`set local velluto.moving = 'on'`);
  // their sums do not hold any more when movements come or go
  await openPeriods(within(client));
  for (const { table, like, columns, copied } of await asideTables(client)) {
    const list = columns.join(', ');
    const known = copied ? ' on conflict do nothing' : '';
    await client.query(`insert into ${like} (${list}) select ${list} from ${schema}.${table}${known}`);
  }
  await client.query(`drop schema ${schema} cascade`);
}
