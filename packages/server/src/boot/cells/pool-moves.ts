import type { ClientBase } from 'pg';
import { newestMigration } from '../../infrastructure/postgres/migrations/index.ts';
import type { PoolMoveTable } from '../../infrastructure/postgres/tables/sites.ts';

/** What a database knows of a move: how far it is, the other cell, the version of the rows that lie aside, and what was wrong with the books before. */
export type PoolMove = Pick<PoolMoveTable, 'state' | 'cell' | 'version' | 'known_faults'>;

/** The move of a pool as a database knows it, locked until the end of the transaction; undefined when it is not moved. */
export async function selectMove(client: ClientBase, pool: string): Promise<PoolMove | undefined> {
  const { rows } = await client.query<PoolMove>(
    'select state, cell, version, known_faults from pool_move where pool = $1 for update',
    [pool],
  );
  return rows[0];
}

/** Stores what a database knows of a move, instead of what it knew. */
export async function insertMove(
  client: ClientBase,
  pool: string,
  { state, cell, known_faults: faults }: Omit<PoolMove, 'version'>,
): Promise<void> {
  await client.query(
    `insert into pool_move (pool, state, cell, version, known_faults, changed_at) values ($1, $2, $3, $4, $5, now())
     on conflict (pool) do update set state = excluded.state, cell = excluded.cell, version = excluded.version,
       known_faults = excluded.known_faults, changed_at = excluded.changed_at`,
    [pool, state, cell, newestMigration, faults],
  );
}

/** Stores how far a move is. */
export async function storeState(client: ClientBase, pool: string, state: PoolMove['state']): Promise<void> {
  await client.query('update pool_move set state = $2, changed_at = now() where pool = $1', [pool, state]);
}

/** Forgets the move of a pool. */
export const dropMove = (client: ClientBase, pool: string) =>
  client.query('delete from pool_move where pool = $1', [pool]);
