import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Since when a package has a price: a crossed-out price has to be the lowest of the last thirty days. */
export const priceHistory = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table package_price (
        site_id text not null,
        package_id text not null,
        currency text not null,
        since timestamptz not null,
        amount_minor integer not null,
        primary key (site_id, currency, package_id, since)
      )`,
    ),
};
