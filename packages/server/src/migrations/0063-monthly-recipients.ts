import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** How many members in the European Union each site had in each month, to be published as an average. */
export const monthlyRecipients = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table monthly_recipients (
        site_id text not null,
        month date not null check (extract(day from month) = 1),
        recipients integer not null check (recipients >= 0),
        primary key (site_id, month)
      )`,
    ),
};
