import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** SQL: the rows of the tally that count a member, as in the migration that made it. */
const countedIn = sql.raw(`(select distinct gender, country, region
  from unnest(array['', found.gender]) as gender,
    (values ('', ''), (found.country, ''), (found.country, found.region)) as place (country, region))`);

/** The tally counts by origin, so that a search can say how many of its people are demo profiles. */
export const tallyByOrigin = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`drop trigger member_tally_changed on member_search`,
      sql`alter table member_search add column origin text`,
      sql`update member_search set origin = member.origin from member where member.id = member_search.member_id`,
      sql`alter table member_search alter column origin set not null`,
      sql`drop index member_search_born`,
      sql`create index member_search_born on member_search
        (pool, country, dob) include (gender, region, shown_on, origin) where visible`,
      sql`delete from member_tally`,
      sql`alter table member_tally add column origin text not null,
        drop constraint member_tally_pkey,
        add primary key (pool, gender, country, region, born, shown_on, origin) include (members, visitors)`,
      sql`create or replace function member_tally_anew() returns void language sql as $$
        delete from member_tally;
        insert into member_tally (pool, gender, country, region, born, shown_on, origin, members, visitors)
        select pool, part.gender, part.country, part.region, date_trunc('month', dob), shown_on, origin, count(*),
          count(*) filter (where open_to_visitors)
        from member_search as found cross join lateral ${countedIn} as part
        where visible group by 1, 2, 3, 4, 5, 6, 7
      $$`,
      sql`select member_tally_anew()`,
      // in a fixed order, so that concurrent changes of the same rows cannot deadlock
      sql`create or replace function tally_member(found member_search, change integer) returns void language sql as $$
        insert into member_tally as tally (pool, gender, country, region, born, shown_on, origin, members, visitors)
        select found.pool, part.gender, part.country, part.region, date_trunc('month', found.dob), found.shown_on,
          found.origin, change, case when found.open_to_visitors then change else 0 end
        from ${countedIn} as part order by 2, 3, 4
        on conflict (pool, gender, country, region, born, shown_on, origin) do update
          set members = tally.members + excluded.members, visitors = tally.visitors + excluded.visitors
      $$`,
      sql`create trigger member_tally_changed after update on member_search for each row
        when ((old.pool, old.gender, old.country, old.region, old.dob, old.visible, old.open_to_visitors, old.shown_on,
            old.origin)
          is distinct from (new.pool, new.gender, new.country, new.region, new.dob, new.visible, new.open_to_visitors,
            new.shown_on, new.origin))
        execute function member_tally_follow()`,
    ),
};
