import { accountTables } from './account-tables.ts';
import { contactTables } from './contact-tables.ts';
import { moneyTables } from './money-tables.ts';
import type { PersonalTables } from './personal-table.ts';

/** Every table with personal data: what it holds, what of it a member's archive shows, and what erasing does with it. */
export const personalTables = {
  ...accountTables,
  ...contactTables,
  ...moneyTables,
} satisfies PersonalTables;

/** Tables without personal data, with what they hold. */
export const otherTables: Readonly<Record<string, string>> = {
  authority_order: 'orders of authorities, without the persons they are about',
  data_secret: 'secrets of the server, encrypted',
  kysely_migration: 'which migrations were run',
  kysely_migration_lock: 'which process migrates',
  ledger_period: 'closed periods of the ledger',
  ledger_proof: 'results of the nightly reconciliation',
  member_tally: 'numbers of members by country and month of birth',
  misuse_suspension: 'suspensions because of misuse, without the persons they are about',
  monthly_recipients: 'numbers of active members by site and month',
  package_price: 'former prices',
  pool_move: 'pools of sites that are moved to another database',
  receipt_counter: 'the last number of a receipt',
  server_key: 'keys of the server',
  settlement_dispute: 'disputes before out-of-court bodies, without their parties',
  sql_function: 'versions of functions of the database',
};
