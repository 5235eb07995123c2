import type { ColumnType } from 'kysely';

/** A pool on its way from this cell's database to another one, or to this one; no process serves it. */
export interface PoolMoveTable {
  pool: string;
  /**
   * Where it leaves: `leaving` while its sites are only closed, `aside` once its rows lie in a schema of their own, `sent` once
   * the other cell has a copy of that. Where it goes: `coming`, then `arrived` with the copy; no row any more once it was taken in.
   */
  state: 'leaving' | 'aside' | 'sent' | 'coming' | 'arrived';
  /** Name of the other cell. */
  cell: string;
  /** Version of the tables in that schema: the newest migration. */
  version: string;
  /** Differences that the books of the source showed before. */
  known_faults: string[];
  changed_at: ColumnType<Date, Date, Date>;
}

/** Tables about sites and their pools. */
export interface SitesTables {
  pool_move: PoolMoveTable;
}
