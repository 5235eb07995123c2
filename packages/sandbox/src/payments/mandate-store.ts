import type { Db } from '@velluto/server';
import { sql } from 'kysely';

/** A payer of test payments. */
export interface SandboxCustomer {
  id: string;
  name: string | null;
  locale: string | null;
  /** Metadata of the request, as JSON text. */
  metadata: string;
  idempotency_key: string | null;
  created_at: Date;
}

/** A mandate of a payer. */
export interface SandboxMandate {
  id: string;
  customer_id: string;
  name: string;
  /** The IBAN, encrypted: it is never stored in plain text, not even here. */
  account: string;
  signed_on: string | null;
  reference: string | null;
  revoked: boolean;
  idempotency_key: string | null;
  created_at: Date;
}

const tables = (db: Db) =>
  db.withTables<{ sandbox_customer: SandboxCustomer; sandbox_mandate: SandboxMandate }>();

/** Creates the tables; not in a migration, so that no production database has them. */
export async function createMandateTables(db: Db): Promise<void> {
  await db.transaction().execute(async trx => {
    // `create table if not exists` fails when two servers run it at the same time
    await sql`select pg_advisory_xact_lock(hashtext('sandbox_customer'))`.execute(trx);
    await sql`create table if not exists sandbox_customer (
      id text primary key,
      name text,
      locale text,
      metadata text not null,
      idempotency_key text unique,
      created_at timestamptz not null
    )`.execute(trx);
    await sql`create table if not exists sandbox_mandate (
      id text primary key,
      customer_id text not null references sandbox_customer,
      name text not null,
      account text not null,
      signed_on text,
      reference text,
      revoked boolean not null default false,
      idempotency_key text unique,
      created_at timestamptz not null
    )`.execute(trx);
  });
}

/** Adds a payer, or returns the existing one with the same idempotency key. */
export async function addCustomer(db: Db, customer: SandboxCustomer): Promise<SandboxCustomer> {
  await tables(db)
    .insertInto('sandbox_customer')
    .values(customer)
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .execute();
  return tables(db)
    .selectFrom('sandbox_customer')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('id', '=', customer.id), eb('idempotency_key', '=', customer.idempotency_key)]),
    )
    .executeTakeFirstOrThrow();
}

export async function findCustomer(db: Db, id: string): Promise<SandboxCustomer | undefined> {
  return tables(db).selectFrom('sandbox_customer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a mandate, or returns the existing one with the same idempotency key. */
export async function addMandate(db: Db, mandate: Omit<SandboxMandate, 'revoked'>): Promise<SandboxMandate> {
  await tables(db)
    .insertInto('sandbox_mandate')
    .values({ ...mandate, revoked: false })
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .execute();
  return tables(db)
    .selectFrom('sandbox_mandate')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('id', '=', mandate.id), eb('idempotency_key', '=', mandate.idempotency_key)]),
    )
    .executeTakeFirstOrThrow();
}

/** A mandate of a payer, even if it was revoked. */
export async function findMandate(
  db: Db,
  customerId: string,
  id: string,
): Promise<SandboxMandate | undefined> {
  return tables(db)
    .selectFrom('sandbox_mandate')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** A payer's mandates, the newest first. */
export async function mandatesOfCustomer(db: Db, customerId: string): Promise<SandboxMandate[]> {
  return tables(db)
    .selectFrom('sandbox_mandate')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The payer's newest mandate that was not revoked. */
export async function validMandate(db: Db, customerId: string): Promise<SandboxMandate | undefined> {
  return tables(db)
    .selectFrom('sandbox_mandate')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('revoked', '=', false)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Revokes a mandate; false when it does not exist or was revoked before. */
export async function revokeMandate(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('sandbox_mandate')
    .set({ revoked: true })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('revoked', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
