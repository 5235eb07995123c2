import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * When a member becomes invisible or visible again, the lists of others change: a trigger raises their versions,
 * so that their polled calls are not answered with 304. It locks rows in the same order as all other transactions.
 */
export const invisibleModeVersion = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create function member_invisible_tell() returns trigger language plpgsql as $$
      declare
        concerned uuid[] := array(
          select other_id from conv_member where member_id = new.id
          union select liker from likes where liked = new.id
          union select liked from likes where liker = new.id
          union select new.id);
      begin
        perform from user_state where member_id = any(concerned) order by member_id for update;
        update user_state set version = version + 1 where member_id = any(concerned);
        return null;
      end $$`,
      sql`create trigger member_invisible_tell after update of invisible on member for each row
        when (old.invisible <> new.invisible) execute function member_invisible_tell()`,
    ),
};
