import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Views of profiles: viewer, viewed member and last time. The viewer needs an account, so demo profiles never view. */
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
