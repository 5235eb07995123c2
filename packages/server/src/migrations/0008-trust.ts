import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Blocks. */
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
    ),
};
