import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * The numbers of the tally in its index: a search without an age adds up 500 months, whose rows lie all over the table.
 * Such an index is read alone while its table is vacuumed, so that happens sooner than usual.
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
