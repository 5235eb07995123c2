import type { Db } from '@velluto/server';
import { sql } from 'kysely';

/** States of a payment, as Mollie names them. */
export type SandboxStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
/** States in which a payment has ended. */
export type Outcome = Exclude<SandboxStatus, 'open' | 'pending'>;

/** A test payment. */
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
  /** Metadata of the request, as JSON text. */
  metadata: string;
  /** Payer and mandate of a direct debit; null where the payer pays on the payment page. */
  customer_id: string | null;
  mandate_id: string | null;
  idempotency_key: string | null;
  created_at: Date;
  ended_at: Date | null;
}

/** A refund or chargeback of a test payment. */
export interface SandboxReversal {
  id: string;
  payment_id: string;
  kind: 'refund' | 'chargeback';
  /** In minor units. */
  amount_minor: number;
  description: string;
  /** Metadata of the request, as JSON text. */
  metadata: string;
  /** A refund's state as Mollie names it; a chargeback is `active` or `reversed`. */
  status: string;
  idempotency_key: string | null;
  created_at: Date;
  ended_at: Date | null;
}

/** The sandbox stores its payments in the product's database, so that they survive a restart. */
export const tables = (db: Db) =>
  db.withTables<{ sandbox_payment: SandboxPayment; sandbox_reversal: SandboxReversal }>();

/** Creates the tables; not in a migration, so that no production database has them. */
export async function createPaymentTables(db: Db): Promise<void> {
  await db.transaction().execute(async trx => {
    // `create table if not exists` fails when two servers run it at the same time
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
    await sql`alter table sandbox_payment
      add column if not exists customer_id text,
      add column if not exists mandate_id text`.execute(trx);
    await sql`create table if not exists sandbox_reversal (
      id text primary key,
      payment_id text not null references sandbox_payment,
      kind text not null,
      amount_minor integer not null,
      description text not null,
      metadata text not null,
      status text not null,
      idempotency_key text unique,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(trx);
  });
}

/** Adds a payment, or returns the existing one with the same idempotency key. */
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

/** Payments, the newest first, starting with `from` where it is given (a page of a list). */
export async function listPayments(
  db: Db,
  from: SandboxPayment | undefined,
  limit: number,
): Promise<SandboxPayment[]> {
  return tables(db)
    .selectFrom('sandbox_payment')
    .selectAll()
    .$if(from !== undefined, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<=', tuple(from?.created_at as Date, from?.id as string)),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Ends an open or pending payment; undefined when it had ended before. */
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
    .where('status', 'in', ['open', 'pending'])
    .returningAll()
    .executeTakeFirst();
}

/** Direct debits of a payer, the newest first, at most 250. */
export async function paymentsOfCustomer(db: Db, customerId: string): Promise<SandboxPayment[]> {
  return tables(db)
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(250)
    .execute();
}
