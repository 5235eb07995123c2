import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** SQL: the rows of the tally that count a member: for all and for the gender, each in all countries, in the country and in the region. */
const countedIn = (member: string) =>
  sql.raw(`(select distinct gender, country, region
      from unnest(array['', ${member}.gender]) as gender,
        (values ('', ''), (${member}.country, ''), (${member}.country, ${member}.region)) as place (country, region))`);

/**
 * The number of visible members by month of birth, so that a search need not count ten thousand rows: counting was most
 * of the cost of a search. Triggers change the tally in the same transaction as the visibility of members.
 */
export const memberTally = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table member_tally (
        pool text not null,
        gender text not null,
        country text not null,
        region text not null,
        born date not null,
        members integer not null,
        primary key (pool, gender, country, region, born)
      )`,
      // a few rows that change often: free space on their pages allows updates in place (HOT)
      sql`alter table member_tally set (fillfactor = 70)`,
      // counts everything anew, for a table that was filled without triggers
      sql`create function member_tally_anew() returns void language sql as $$
        delete from member_tally;
        insert into member_tally
        select pool, part.gender, part.country, part.region, date_trunc('month', dob), count(*)
        from member_search as found cross join lateral ${countedIn('found')} as part
        where visible group by 1, 2, 3, 4, 5
      $$`,
      sql`select member_tally_anew()`,
      // in a fixed order, so that concurrent changes of the same rows cannot deadlock
      sql`create function tally_member(found member_search, change integer) returns void language sql as $$
        insert into member_tally as tally
        select found.pool, part.gender, part.country, part.region, date_trunc('month', found.dob), change
        from ${countedIn('found')} as part order by 2, 3, 4
        on conflict (pool, gender, country, region, born) do update set members = tally.members + change
      $$`,
      sql`create function member_tally_follow() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' and old.visible then perform tally_member(old, -1); end if;
        if tg_op <> 'DELETE' and new.visible then perform tally_member(new, 1); end if;
        return null;
      end $$`,
      sql`create trigger member_tally_coming after insert or delete on member_search
        for each row execute function member_tally_follow()`,
      sql`create trigger member_tally_changed after update on member_search for each row
        when ((old.pool, old.gender, old.country, old.region, old.dob, old.visible)
          is distinct from (new.pool, new.gender, new.country, new.region, new.dob, new.visible))
        execute function member_tally_follow()`,
      // only members of the first and the last month of an age range are still counted row by row
      sql`drop index member_search_count`,
      sql`create index member_search_born on member_search
        (pool, country, dob) include (gender, region) where visible`,
    ),
};
