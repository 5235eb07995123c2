import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * A page of a search is read in order from one index, with or without a gender or a country. Gender and day
 * of birth are filtered within the index; counting needs the id too, to leave out members whom the viewer never finds.
 */
export const searchIndexes = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create index member_search_rank on member_search
        (pool, rank_at desc, member_id desc) include (gender, country, region, dob) where visible`,
      sql`drop index member_search_country`,
      sql`create index member_search_country on member_search
        (pool, country, rank_at desc, member_id desc) include (gender, region, dob) where visible`,
      sql`drop index member_search_region`,
      sql`create index member_search_region on member_search
        (pool, country, region, rank_at desc, member_id desc) include (gender, dob) where visible`,
      sql`drop index member_search_count`,
      sql`create index member_search_count on member_search
        (pool, gender, country, region, dob) include (member_id) where visible`,
      // index-only scans need an up-to-date visibility map, so the table is vacuumed more often
      sql`alter table member_search set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
    ),
};
