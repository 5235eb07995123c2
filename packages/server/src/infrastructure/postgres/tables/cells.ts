import type { ColumnType } from 'kysely';

/** A pool on its way from this cell's database to another one, or to this one. */
export interface PoolMoveTable {
  pool: string;
  /** `leaving`: nothing of it is served any more. `aside`: its rows lie in a schema of their own. `sent`: a copy of it is in the other cell. `arrived`: the copy came from the other cell. */
  state: 'leaving' | 'aside' | 'sent' | 'arrived';
  /** Name of the other cell. */
  cell: string;
  /** Version of the tables in that schema: the newest migration. */
  version: string;
  changed_at: ColumnType<Date, Date, Date>;
}

/** Tables of cells, by name. */
export interface CellsTables {
  pool_move: PoolMoveTable;
}
