import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Which declaration without log-in alone has ended a subscription. Those from before are taken back by a person. */
export const subscriptionsEndedByDeclarations = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table debit_subscription
        add column declared_by text references cancellation on delete set null`,
      sql`create index on debit_subscription (declared_by) where declared_by is not null`,
    ),
};
