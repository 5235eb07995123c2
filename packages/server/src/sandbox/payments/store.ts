import { sql } from 'kysely';
import type { Db } from '../../ports/db/transaction.ts';

/** States of a payment, in Mollie's words. */
export type SandboxStatus = 'open' | 'paid' | 'failed' | 'canceled' | 'expired';
/** How a payment can end. */
export type Outcome = Exclude<SandboxStatus, 'open'>;

/** A payment with play money. */
export interface SandboxPayment {
  id: string;
  status: SandboxStatus;
  amount_value: string;
  amount_currency: string;
  description: string;
  method: string | null;
  locale: string | null;
  redirect_url: string;
  webhook_url: string | null;
  /** What the order carried, as JSON text. */
  metadata: string;
  idempotency_key: string | null;
  created_at: Date;
  ended_at: Date | null;
}

/** The sandbox keeps its payments beside the product's tables, so that a restart forgets none. */
const tables = (db: Db) => db.withTables<{ sandbox_payment: SandboxPayment }>();

/** Makes the table; not a migration, so that no production database has it. */
export async function prepareStore(db: Db): Promise<void> {
  await db.transaction().execute(async trx => {
    // two servers that start at once would both try
    await sql`select pg_advisory_xact_lock(hashtext('sandbox_payment'))`.execute(trx);
    await sql`create table if not exists sandbox_payment (
      id text primary key,
      status text not null,
      amount_value text not null,
      amount_currency text not null,
      description text not null,
      method text,
      locale text,
      redirect_url text not null,
      webhook_url text,
      metadata text not null,
      idempotency_key text unique,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(trx);
  });
}

/** Adds a payment, or gives the one that has its idempotency key. */
export async function addPayment(db: Db, payment: SandboxPayment): Promise<SandboxPayment> {
  const added = await tables(db)
    .insertInto('sandbox_payment')
    .values(payment)
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  return tables(db)
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('idempotency_key', '=', payment.idempotency_key)
    .executeTakeFirstOrThrow();
}

export async function findPayment(db: Db, id: string): Promise<SandboxPayment | undefined> {
  return tables(db).selectFrom('sandbox_payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends an open payment; undefined when it had ended before. */
export async function endPayment(
  db: Db,
  id: string,
  status: Outcome,
  now: Date,
): Promise<SandboxPayment | undefined> {
  return tables(db)
    .updateTable('sandbox_payment')
    .set({ status, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}
