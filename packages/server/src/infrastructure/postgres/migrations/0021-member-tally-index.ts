import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Includes the numbers of the tally in its index: a search without an age adds up 500 months, whose rows are scattered over the table.
 * Index-only scans need a recently vacuumed table, so it is vacuumed more often than usual.
 */
export const memberTallyIndex = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table member_tally drop constraint member_tally_pkey,
        add primary key (pool, gender, country, region, born) include (members)`,
      sql`alter table member_tally
        reset (fillfactor), set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01)`,
    ),
};
