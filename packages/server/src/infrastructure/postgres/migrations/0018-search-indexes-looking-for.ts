import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Adds whom members look for to the indexes of country and region, since the match finder filters by it while reading them. */
export const searchIndexesLookingFor = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`drop index member_search_country`,
      sql`create index member_search_country on member_search
        (pool, country, rank_at desc, member_id desc) include (gender, region, dob, looking_for) where visible`,
      sql`drop index member_search_region`,
      sql`create index member_search_region on member_search
        (pool, country, region, rank_at desc, member_id desc) include (gender, dob, looking_for) where visible`,
    ),
};
