import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * An address belongs to one account once it is confirmed. Before, several may claim it: a sign-up that was refused told
 * strangers who has an account. The second index is for log-ins and resets, which look for either.
 */
export const unprovedAddresses = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table account drop constraint account_pool_email_key_key`,
      sql`create unique index account_email on account (pool, email_key) where status = 'active'`,
      sql`create index account_claims on account (pool, email_key)`,
    ),
};
