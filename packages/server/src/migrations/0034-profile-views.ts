import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Who looked at whose profile, and when last. Only who has an account can look: a demo profile never did. */
export const profileViews = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table profile_view (
        viewer uuid not null references account on delete cascade,
        viewed uuid not null references member on delete cascade,
        origin text not null check (origin in ('member', 'operator', 'ai', 'system')),
        viewed_at timestamptz not null,
        primary key (viewer, viewed),
        check (viewer <> viewed)
      )`,
      sql`create index profile_view_viewed on profile_view (viewed, viewed_at desc)`,
      sql`create index profile_view_age on profile_view (viewed_at)`,
    ),
};
