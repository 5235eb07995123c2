import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Blocks and invisible mode. */
export const trust = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table block (
        blocker uuid not null references member on delete cascade,
        blocked uuid not null references member on delete cascade,
        created_at timestamptz not null,
        primary key (blocker, blocked),
        check (blocker <> blocked)
      )`,
      sql`create index block_blocked on block (blocked, blocker)`,
      sql`alter table member add column invisible boolean not null default false`,

      // who may be found follows from the member, whatever part of the server changes it
      sql`create function member_search_keep() returns trigger language plpgsql as $$ begin
        new.visible := new.visible and (select status = 'active' and not invisible from member where id = new.member_id);
        return new;
      end $$`,
      sql`create trigger member_search_keep before update of visible on member_search
        for each row when (new.visible) execute function member_search_keep()`,
      sql`create function member_search_follow() returns trigger language plpgsql as $$ begin
        update member_search set visible = new.status = 'active' and not new.invisible and not exists
          (select from account where account.member_id = new.id and account.status = 'not_confirmed')
          where member_search.member_id = new.id;
        return null;
      end $$`,
      sql`create trigger member_search_follow after update of status, invisible on member for each row
        when (old.status <> new.status or old.invisible <> new.invisible) execute function member_search_follow()`,
      // invisible mode ends with premium, however it ends
      sql`create function member_show() returns trigger language plpgsql as $$ begin
        update member set invisible = false where id = new.member_id and invisible;
        return null;
      end $$`,
      sql`create trigger member_show after update of paid_user on account for each row
        when (old.paid_user and not new.paid_user) execute function member_show()`,
    ),
};
