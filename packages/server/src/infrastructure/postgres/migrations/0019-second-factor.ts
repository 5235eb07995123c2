import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** The secret of a member's authenticator app, and the hashes of the recovery codes. */
export const secondFactor = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table second_factor (
        member_id uuid primary key references member on delete cascade,
        secret text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        last_step integer,
        check ((confirmed_at is null) = (last_step is null))
      )`,
      sql`create index second_factor_waiting on second_factor (created_at) where confirmed_at is null`,
      sql`create table recovery_code (
        member_id uuid not null references second_factor on delete cascade,
        code_hash text not null,
        primary key (member_id, code_hash)
      )`,
    ),
};
