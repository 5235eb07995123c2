import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Rows of the tally that one member counts in: of everybody or a gender, everywhere, in a country or in a region. */
const countedIn = (member: string) =>
  sql.raw(`(select distinct gender, country, region
      from unnest(array['', ${member}.gender]) as gender,
        (values ('', ''), (${member}.country, ''), (${member}.country, ${member}.region)) as place (country, region))`);

/**
 * How many can be found, by month of birth, so that a search need not count ten thousand rows: counting them was most
 * of what a search cost. Whatever changes who can be found changes the tally in the same transaction.
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
      // its rows are changed often and are few: room on their pages keeps them in place
      sql`alter table member_tally set (fillfactor = 70)`,
      // counts all anew: for a table that was filled without triggers
      sql`create function member_tally_anew() returns void language sql as $$
        delete from member_tally;
        insert into member_tally
        select pool, part.gender, part.country, part.region, date_trunc('month', dob), count(*)
        from member_search as found cross join lateral ${countedIn('found')} as part
        where visible group by 1, 2, 3, 4, 5
      $$`,
      sql`select member_tally_anew()`,
      // in one order, so that two who change the same rows do not wait for each other
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
      // what is left to count are the few of a month that an age begins or ends in
      sql`drop index member_search_count`,
      sql`create index member_search_born on member_search
        (pool, country, dob) include (gender, region) where visible`,
    ),
};
