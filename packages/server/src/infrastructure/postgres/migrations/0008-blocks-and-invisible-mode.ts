import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Blocks and invisible mode; `sql/functions/search_visibility.sql` derives from the latter who can be found. */
export const blocksAndInvisibleMode = {
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
    ),
};
