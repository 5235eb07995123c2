import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The indexes that pages of a search are read from, with the columns that are filtered within them. */
const searchIndexes = [
  'rank on member_search (pool, rank_at desc, member_id desc) include (gender, country, region, dob, shown_on) where visible',
  'country on member_search (pool, country, rank_at desc, member_id desc) include (gender, region, dob, looking_for, shown_on) where visible',
  'region on member_search (pool, country, region, rank_at desc, member_id desc) include (gender, dob, looking_for, shown_on) where visible',
  'near on member_search (pool, gender, geo_cell, rank_at desc, member_id desc) include (dob, looking_for, latitude, longitude, shown_on) where visible and geo_cell is not null',
  'born on member_search (pool, country, dob) include (gender, region, shown_on) where visible',
  'open on member_search (pool, country, rank_at desc, member_id desc) include (gender, region, dob, shown_on) where visible and open_to_visitors',
];

/** SQL: the rows of the tally that count a member, as in the migration that made it. */
const countedIn = sql.raw(`(select distinct gender, country, region
  from unnest(array['', found.gender]) as gender,
    (values ('', ''), (found.country, ''), (found.country, found.region)) as place (country, region))`);

/**
 * Where companies share a pool, each shows its own members, and those of the others who agreed. Members who agreed
 * before had no choice, since an account required it: they are shown by their own company only until they agree in the
 * settings. Profiles that belong to nobody are shown everywhere.
 */
export const profilesByCompany = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table account add column sharing_withdrawn_at timestamptz`,
      sql`alter table member add column shown_on text[]`,
      sql`update member set shown_on = array[case when origin = 'member' then site_id else '*' end]`,
      sql`alter table member alter column shown_on set not null`,
      sql`drop trigger member_tally_changed on member_search`,
      sql`alter table member_search add column shown_on text[]`,
      sql`update member_search set shown_on = member.shown_on from member where member.id = member_search.member_id`,
      sql`alter table member_search alter column shown_on set not null`,
      sql`drop index member_search_rank, member_search_country, member_search_region, member_search_near,
        member_search_born, member_search_open`,
      ...searchIndexes.map(index => sql`create index member_search_${sql.raw(index)}`),
      sql`delete from member_tally`,
      sql`alter table member_tally add column shown_on text[] not null,
        drop constraint member_tally_pkey,
        add primary key (pool, gender, country, region, born, shown_on) include (members, visitors)`,
      sql`create or replace function member_tally_anew() returns void language sql as $$
        delete from member_tally;
        insert into member_tally (pool, gender, country, region, born, shown_on, members, visitors)
        select pool, part.gender, part.country, part.region, date_trunc('month', dob), shown_on, count(*),
          count(*) filter (where open_to_visitors)
        from member_search as found cross join lateral ${countedIn} as part
        where visible group by 1, 2, 3, 4, 5, 6
      $$`,
      sql`select member_tally_anew()`,
      // in a fixed order, so that concurrent changes of the same rows cannot deadlock
      sql`create or replace function tally_member(found member_search, change integer) returns void language sql as $$
        insert into member_tally as tally (pool, gender, country, region, born, shown_on, members, visitors)
        select found.pool, part.gender, part.country, part.region, date_trunc('month', found.dob), found.shown_on, change,
          case when found.open_to_visitors then change else 0 end
        from ${countedIn} as part order by 2, 3, 4
        on conflict (pool, gender, country, region, born, shown_on) do update
          set members = tally.members + excluded.members, visitors = tally.visitors + excluded.visitors
      $$`,
      sql`create trigger member_tally_changed after update on member_search for each row
        when ((old.pool, old.gender, old.country, old.region, old.dob, old.visible, old.open_to_visitors, old.shown_on)
          is distinct from
            (new.pool, new.gender, new.country, new.region, new.dob, new.visible, new.open_to_visitors, new.shown_on))
        execute function member_tally_follow()`,
    ),
};
