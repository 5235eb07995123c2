import { type Insertable, type NotNull, type Selectable, sql } from 'kysely';
import type { DebitMandateTable } from '../../../infrastructure/postgres/tables/payments/direct-debit.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A mandate as it is stored. */
export type MandateRow = Selectable<DebitMandateTable>;

export async function insertMandate(db: Db, row: Insertable<DebitMandateTable>): Promise<MandateRow> {
  return db.insertInto('debit_mandate').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function selectMandate(db: Db, id: string): Promise<MandateRow> {
  return db.selectFrom('debit_mandate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The mandate under which a payment is collected. */
export async function selectMandateOf(db: Db, paymentId: string): Promise<MandateRow> {
  return db
    .selectFrom('debit_mandate')
    .innerJoin('debit', 'debit.mandate_id', 'debit_mandate.id')
    .selectAll('debit_mandate')
    .where('debit.payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/**
 * A mandate of this member, locked only against another change of it (`no key update`): a concurrent renewal, which has locked the subscription
 * before, may still insert rows that refer to the mandate.
 */
export async function lockOwnMandate(db: Db, memberId: string, id: string): Promise<MandateRow | undefined> {
  return db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The member's mandates that have their details, the latest first. */
export async function selectMandates(db: Db, memberId: string, limit: number): Promise<MandateRow[]> {
  return db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('details_deleted_at', 'is', null)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Ends a mandate; undefined when it had ended before. */
export async function endMandate(db: Db, id: string, now: Date): Promise<MandateRow | undefined> {
  return db
    .updateTable('debit_mandate')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the provider's id of the payer or the mandate, unless one is stored already. */
export async function nameAtProvider(
  db: Db,
  id: string,
  column: 'customer_id' | 'provider_mandate_id',
  name: string,
): Promise<void> {
  await db
    .updateTable('debit_mandate')
    .set({ [column]: name })
    .where('id', '=', id)
    .where(column, 'is', null)
    .execute();
}

/** Deletes from a mandate of an erased member what need not be kept, and stores when the rest is to be erased. */
export async function scheduleErasure(db: Db, id: string, eraseAt: Date): Promise<void> {
  await db.updateTable('debit_mandate').set({ ip: null, erase_at: eraseAt }).where('id', '=', id).execute();
}

/** Erases the payers of mandates that are due; returns the ids of the mandates. */
export async function eraseDue(db: Db, now: Date): Promise<string[]> {
  const erased = await db
    .updateTable('debit_mandate')
    .set({ debtor: null, iban_last4: '', iban_fingerprint: Buffer.alloc(0), erase_at: null })
    .where('erase_at', '<=', now)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

/**
 * Erases the payers of mandates under which nothing renews or waits to be collected, and nothing was since a moment; returns
 * the ids of the mandates. Country and last digits of the account stay, by which members know it.
 */
export async function erasePayers(db: Db, collectedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update debit_mandate set debtor = null, ip = null, iban_fingerprint = ''
    where debtor is not null and signed_at < ${collectedBefore}
      and not exists (
        select from debit_subscription where mandate_id = debit_mandate.id and cancelled_at is null)
      and not exists (
        select from debit where mandate_id = debit_mandate.id and state <> 'cancelled'
          and (state in ('announced', 'collecting') or collect_at > ${collectedBefore}))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Encrypted payers of the mandates after an id, to page through all of them. */
export async function selectEncrypted(db: Db, after: string, limit: number) {
  return db
    .selectFrom('debit_mandate')
    .select(['id', 'debtor as encrypted'])
    .where('id', '>', after)
    .where('debtor', 'is not', null)
    .$narrowType<{ encrypted: NotNull }>()
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Replaces an encrypted payer by its re-encrypted form, unless it changed meanwhile. */
export async function replaceEncrypted(db: Db, id: string, before: string, debtor: string): Promise<void> {
  await db
    .updateTable('debit_mandate')
    .set({ debtor })
    .where('id', '=', id)
    .where('debtor', '=', before)
    .execute();
}
