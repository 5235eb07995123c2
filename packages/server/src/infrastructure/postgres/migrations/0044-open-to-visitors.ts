import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** SQL: the rows of the tally that count a member, as in the migration that made it. */
const countedIn = sql.raw(`(select distinct gender, country, region
  from unnest(array['', found.gender]) as gender,
    (values ('', ''), (found.country, ''), (found.country, found.region)) as place (country, region))`);

/**
 * Profiles are closed to visitors until their members open them; those that belong to nobody (demo profiles) are open. The tally also
 * counts who is open, because visitors find only these.
 */
export const openToVisitors = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table member add column open_to_visitors boolean not null default false`,
      sql`update member set open_to_visitors = true where origin <> 'member'`,
      sql`drop trigger member_tally_changed on member_search`,
      sql`alter table member_search add column open_to_visitors boolean not null default false`,
      sql`update member_search set open_to_visitors = true
        from member where member.id = member_search.member_id and member.open_to_visitors`,
      sql`create index member_search_open on member_search
        (pool, country, rank_at desc, member_id desc) include (gender, region, dob) where visible and open_to_visitors`,
      sql`alter table member_tally add column visitors integer not null default 0,
        drop constraint member_tally_pkey,
        add primary key (pool, gender, country, region, born) include (members, visitors)`,
      sql`create or replace function member_tally_anew() returns void language sql as $$
        delete from member_tally;
        insert into member_tally (pool, gender, country, region, born, members, visitors)
        select pool, part.gender, part.country, part.region, date_trunc('month', dob), count(*),
          count(*) filter (where open_to_visitors)
        from member_search as found cross join lateral ${countedIn} as part
        where visible group by 1, 2, 3, 4, 5
      $$`,
      sql`select member_tally_anew()`,
      // in a fixed order, so that concurrent changes of the same rows cannot deadlock
      sql`create or replace function tally_member(found member_search, change integer) returns void language sql as $$
        insert into member_tally as tally (pool, gender, country, region, born, members, visitors)
        select found.pool, part.gender, part.country, part.region, date_trunc('month', found.dob), change,
          case when found.open_to_visitors then change else 0 end
        from ${countedIn} as part order by 2, 3, 4
        on conflict (pool, gender, country, region, born) do update
          set members = tally.members + excluded.members, visitors = tally.visitors + excluded.visitors
      $$`,
      sql`create trigger member_tally_changed after update on member_search for each row
        when ((old.pool, old.gender, old.country, old.region, old.dob, old.visible, old.open_to_visitors)
          is distinct from (new.pool, new.gender, new.country, new.region, new.dob, new.visible, new.open_to_visitors))
        execute function member_tally_follow()`,
    ),
};
