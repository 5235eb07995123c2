import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Whether unused credits are repaid because the member withdrew, or because we closed the account. */
export const repaymentsOfClosedAccounts = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table withdrawal add column cause text not null default 'declared'
        check (cause in ('declared', 'account_closed'))`,
    ),
};
