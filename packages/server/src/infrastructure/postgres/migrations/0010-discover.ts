import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Answers of the swipe game, and the coordinates of members' towns. */
export const discover = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table swipe (
        member_id uuid not null references member on delete cascade,
        profile_id uuid not null references member on delete cascade,
        choice text not null check (choice in ('like', 'pass')),
        undoable boolean not null,
        swiped_at timestamptz not null,
        primary key (member_id, profile_id),
        check (member_id <> profile_id),
        check (choice = 'pass' or not undoable)
      )`,
      sql`create index swipe_profile on swipe (profile_id)`,
      // the likes of a day, and the one pass that can be undone
      sql`create index swipe_likes on swipe (member_id, swiped_at) where choice = 'like'`,
      sql`create unique index swipe_undoable on swipe (member_id) where undoable`,
      // the centre of the member's town, and the cell of one degree that contains it
      sql`alter table member_search
        add column latitude real check (latitude between -90 and 90),
        add column longitude real check (longitude between -180 and 180),
        add column geo_cell integer,
        add check ((latitude is null) = (longitude is null) and (latitude is null) = (geo_cell is null))`,
      sql`create index member_search_near on member_search
        (pool, gender, geo_cell, rank_at desc, member_id desc) include (dob, latitude, longitude)
        where visible and geo_cell is not null`,
    ),
};
