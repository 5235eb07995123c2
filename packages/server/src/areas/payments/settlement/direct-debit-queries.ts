import { type Insertable, type Selectable, sql } from 'kysely';
import type { DebitTable } from '../../../infrastructure/postgres/tables/payments/direct-debit.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A collection as it is stored. */
export type DebitRow = Selectable<DebitTable>;

export async function insertDebit(db: Db, row: Insertable<DebitTable>): Promise<DebitRow> {
  return db.insertInto('debit').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Euro cents that are or will be collected in a month, from a member and from a bank account. */
export async function sumOfMonth(
  db: Db,
  memberId: string,
  iban: Buffer | null,
  month: string,
): Promise<{ member: number; iban: number }> {
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce((select sum(amount_minor) from debit
      where ${condition} and month = ${month} and state not in ('failed', 'cancelled')), 0)::int`;
  const { rows } = await sql<{ member: number; iban: number }>`select
    ${sum(sql`member_id = ${memberId}`)} as member,
    ${iban ? sum(sql`iban_fingerprint = ${iban}`) : sql`0`} as iban`.execute(db);
  return rows[0] ?? { member: 0, iban: 0 };
}

/** Euro cents of pending debits whose credits were given in advance, of a member and of a bank account. */
export async function sumAdvanced(
  db: Db,
  memberId: string,
  iban: Buffer,
): Promise<{ member: number; iban: number }> {
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce((select sum(amount_minor) from debit
      where ${condition} and advanced and state in ('announced', 'collecting')), 0)::int`;
  const { rows } = await sql<{ member: number; iban: number }>`select
    ${sum(sql`member_id = ${memberId}`)} as member,
    ${sum(sql`iban_fingerprint = ${iban}`)} as iban`.execute(db);
  return rows[0] ?? { member: 0, iban: 0 };
}

/** Whether a debit of the member failed and is not settled. */
export async function isUnsettled(db: Db, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('debit')
    .select('payment_id')
    .where('member_id', '=', memberId)
    .where('unsettled', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setUnsettled(db: Db, paymentId: string, unsettled: boolean): Promise<void> {
  await db.updateTable('debit').set({ unsettled }).where('payment_id', '=', paymentId).execute();
}

/** Marks all failed debits of a member as settled. */
export async function settleAll(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('debit')
    .set({ unsettled: false })
    .where('member_id', '=', memberId)
    .where('unsettled', '=', true)
    .execute();
}

/** Changes the state of a debit; undefined when it is in none of the states `from`. */
export async function changeState(
  db: Db,
  paymentId: string,
  from: DebitRow['state'][],
  to: DebitRow['state'],
): Promise<DebitRow | undefined> {
  return db
    .updateTable('debit')
    .set({ state: to })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** The debit of a payment, locked; undefined for other payment methods. Lock the payment before. */
export async function lockDebit(db: Db, paymentId: string): Promise<DebitRow | undefined> {
  return db
    .selectFrom('debit')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function selectDebit(db: Db, paymentId: string): Promise<DebitRow | undefined> {
  return db.selectFrom('debit').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** Lowers the amount of a debit. */
export async function lowerDebit(db: Db, paymentId: string, amountMinor: number): Promise<void> {
  await db
    .updateTable('debit')
    .set({ amount_minor: amountMinor })
    .where('payment_id', '=', paymentId)
    .execute();
}

const announced = (db: Db, mandateId: string, except?: string) => {
  const all = db
    .selectFrom('debit')
    .where('mandate_id', '=', mandateId)
    .where('state', '=', 'announced')
    .orderBy('payment_id');
  return except === undefined ? all : all.where('payment_id', '!=', except);
};

/** Ids of a mandate's payments whose debits are announced only, without the payment `except`. */
export async function selectAnnounced(db: Db, mandateId: string, except?: string): Promise<string[]> {
  const rows = await announced(db, mandateId, except).select('payment_id').execute();
  return rows.map(({ payment_id }) => payment_id);
}

/** The debits of these payments, locked; lock the payments before. */
export async function lockAnnounced(db: Db, mandateId: string, except?: string): Promise<DebitRow[]> {
  return announced(db, mandateId, except).selectAll().forUpdate().execute();
}

/** Debits of mandates, the latest first. */
export async function selectOfMandates(db: Db, mandateIds: string[]): Promise<DebitRow[]> {
  if (mandateIds.length === 0) return [];
  return db
    .selectFrom('debit')
    .selectAll()
    .where('mandate_id', 'in', mandateIds)
    .orderBy('collect_at', 'desc')
    .orderBy('payment_id', 'desc')
    .execute();
}

/**
 * Claims one due debit that no other process has claimed, until a moment. From then on it counts as begun: the
 * bank may have been asked, even if this process dies.
 */
export async function claimDue(db: Db, now: Date, until: Date): Promise<DebitRow | undefined> {
  return db
    .updateTable('debit')
    .set(({ eb }) => ({ state: 'collecting', claimed_until: until, attempts: eb('attempts', '+', 1) }))
    .where('payment_id', '=', ({ selectFrom }) =>
      selectFrom('debit')
        .innerJoin('payment', 'payment.id', 'debit.payment_id')
        .select('debit.payment_id')
        .where('debit.state', 'in', ['announced', 'collecting'])
        .where('debit.collect_at', '<=', now)
        .where('payment.provider_id', 'is', null)
        .where('payment.status', '=', 'pending')
        .where(({ or, eb }) =>
          or([eb('debit.claimed_until', 'is', null), eb('debit.claimed_until', '<=', now)]),
        )
        .orderBy('debit.collect_at')
        .limit(1)
        .forUpdate('debit')
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Marks a debit whose credits are given before the bank pays; false when they were given before, or it is too late. */
export async function markAdvanced(db: Db, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('debit')
    .set({ advanced: true })
    .where('payment_id', '=', paymentId)
    .where('advanced', '=', false)
    .where('state', '=', 'collecting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The number of renewals under a mandate that are being collected or paid, without the first payment. */
export async function countRenewals(db: Db, mandateId: string, firstPaymentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('debit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mandate_id', '=', mandateId)
    .where('payment_id', '!=', firstPaymentId)
    .where('state', 'in', ['collecting', 'paid'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The day of a mandate's last collection; null without one. */
export async function lastCollection(db: Db, mandateId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('debit')
    .select(({ fn }) => fn.max('collect_at').as('last'))
    .where('mandate_id', '=', mandateId)
    .where('state', 'not in', ['announced', 'cancelled'])
    .executeTakeFirst();
  return row?.last ?? null;
}

/** Erases the fingerprints of the bank accounts of erased mandates. */
export async function forgetAccounts(db: Db, mandateIds: string[]): Promise<void> {
  if (mandateIds.length === 0) return;
  await db
    .updateTable('debit')
    .set({ iban_fingerprint: Buffer.alloc(0) })
    .where('mandate_id', 'in', mandateIds)
    .execute();
}

/** Whether a payment is collected from an account, given by the fingerprint of its IBAN. */
export async function isDebitedFrom(db: Db, paymentId: string, ibanFingerprint: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('debit')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .where('iban_fingerprint', '=', ibanFingerprint)
    .executeTakeFirst();
  return row !== undefined;
}
