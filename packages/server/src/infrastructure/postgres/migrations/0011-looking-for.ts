import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Copies whom members look for into the search table, so that members whom few look for get their cards without reading every row. */
export const lookingFor = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table member_search add column looking_for text not null default 'both'
        check (looking_for in ('male', 'female', 'both'))`,
      sql`update member_search set looking_for = member.looking_for
        from member where member.id = member_search.member_id`,
      sql`drop index member_search_near`,
      sql`create index member_search_near on member_search
        (pool, gender, geo_cell, rank_at desc, member_id desc) include (dob, looking_for, latitude, longitude)
        where visible and geo_cell is not null`,
    ),
};
