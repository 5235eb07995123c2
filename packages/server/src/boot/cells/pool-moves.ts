import type { ClientBase } from 'pg';
import { migrations } from '../../infrastructure/postgres/migrations/index.ts';
import type { PoolMoveTable } from '../../infrastructure/postgres/tables/sites.ts';

/** What a database knows of a move: how far it is, the other cell, and the version of the rows that lie aside. */
export type PoolMove = Pick<PoolMoveTable, 'state' | 'cell' | 'version'>;

/** The newest migration of this version. */
export const version = Object.keys(migrations).toSorted().at(-1) ?? '';

/** The move of a pool as a database knows it, locked until the end of the transaction; undefined when it is not moved. */
export async function selectMove(client: ClientBase, pool: string): Promise<PoolMove | undefined> {
  const { rows } = await client.query<PoolMove>(
    'select state, cell, version from pool_move where pool = $1 for update',
    [pool],
  );
  return rows[0];
}

/** Stores how far the move of a pool is. */
export async function storeMove(
  client: ClientBase,
  pool: string,
  state: PoolMove['state'],
  cell: string,
): Promise<void> {
  await client.query(
    `insert into pool_move (pool, state, cell, version, changed_at) values ($1, $2, $3, $4, now())
     on conflict (pool) do update set state = excluded.state, changed_at = excluded.changed_at`,
    [pool, state, cell, version],
  );
}

/** Forgets the move of a pool. */
export const dropMove = (client: ClientBase, pool: string) =>
  client.query('delete from pool_move where pool = $1', [pool]);
