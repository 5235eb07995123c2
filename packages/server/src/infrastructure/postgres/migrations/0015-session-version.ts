import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Sessions and members are cached by version, so triggers raise the version with every change and every end of a session. */
export const sessionVersion = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create function raise_own_version() returns trigger language plpgsql as $$
        begin
          update user_state set version = version + 1 where member_id = old.id;
          return null;
        end $$`,
      sql`create function raise_members_version() returns trigger language plpgsql as $$
        begin
          update user_state set version = version + 1 where member_id = old.member_id;
          return null;
        end $$`,
      sql`create trigger session_version after delete on session for each row
        execute function raise_members_version()`,
      sql`create trigger member_version after update on member for each row
        when ((old.pool, old.site_id, old.name, old.status, old.country, old.language)
          is distinct from (new.pool, new.site_id, new.name, new.status, new.country, new.language))
        execute function raise_own_version()`,
      sql`create trigger account_version after update on account for each row
        when ((old.status, old.paid_user) is distinct from (new.status, new.paid_user))
        execute function raise_members_version()`,
    ),
};
