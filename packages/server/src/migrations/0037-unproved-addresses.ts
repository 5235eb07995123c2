import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * An address belongs to one account once it is confirmed. Before, several may claim it: a sign-up that was refused told
 * strangers who has an account.
 */
export const unprovedAddresses = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table account drop constraint account_pool_email_key_key`,
      sql`create unique index account_email on account (pool, email_key) where status = 'active'`,
      sql`create index account_claimed_email on account (pool, email_key) where status = 'not_confirmed'`,
    ),
};
