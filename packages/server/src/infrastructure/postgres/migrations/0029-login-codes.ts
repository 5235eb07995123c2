import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Codes mailed for log-ins from unknown browsers, by the hash of code and browser. Browsers that became known
 * in an earlier epoch of the account are not known any more.
 */
export const loginCodes = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table login_code (
        code_hash bytea primary key,
        token_hash bytea not null,
        member_id uuid not null references member on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      sql`create index login_code_member on login_code (member_id, created_at)`,
      sql`alter table account add column browser_epoch integer not null default 0`,
    ),
};
