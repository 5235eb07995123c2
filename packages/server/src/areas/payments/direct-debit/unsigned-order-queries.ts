import { type Insertable, type Selectable, sql } from 'kysely';
import type { DirectDebitRequestTable } from '../../../infrastructure/postgres/tables/payments/direct-debit.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** An order that waits for its code, as it is stored. */
export type UnsignedOrder = Selectable<DirectDebitRequestTable>;

/** Takes advisory locks on these keys until the transaction ends. */
export async function lockKeys(db: Db, keys: Buffer[]): Promise<void> {
  const numbers = keys.map(key => key.readBigInt64BE()).sort((a, b) => (a < b ? -1 : 1));
  for (const number of numbers)
    await sql`select pg_advisory_xact_lock(${String(number)}::bigint)`.execute(db);
}

export async function insertOrder(db: Db, row: Insertable<DirectDebitRequestTable>): Promise<UnsignedOrder> {
  return db.insertInto('direct_debit_request').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function selectOrder(db: Db, memberId: string, id: string): Promise<UnsignedOrder | undefined> {
  return db
    .selectFrom('direct_debit_request')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function lockOrder(db: Db, id: string): Promise<UnsignedOrder | undefined> {
  return db
    .selectFrom('direct_debit_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Codes sent for a member, a phone number and a bank account since a moment. */
export async function countCodes(
  db: Db,
  { memberId, phone, iban }: { memberId: string; phone: Buffer; iban: Buffer },
  since: Date,
): Promise<{ member: number; phone: number; iban: number }> {
  const sumWhere = (column: 'member_id' | 'phone_fingerprint' | 'iban_fingerprint', value: string | Buffer) =>
    sql<number>`coalesce((select sum(codes_sent) from direct_debit_request
      where ${sql.ref(column)} = ${value} and created_at > ${since}), 0)::int`;
  const { rows } = await sql<{ member: number; phone: number; iban: number }>`select
    ${sumWhere('member_id', memberId)} as member,
    ${sumWhere('phone_fingerprint', phone)} as phone,
    ${sumWhere('iban_fingerprint', iban)} as iban`.execute(db);
  return rows[0] ?? { member: 0, phone: 0, iban: 0 };
}

/** Replaces the code of an order; undefined when one was sent after `lastSentBefore`, or no more may be sent. */
export async function replaceCode(
  db: Db,
  id: string,
  code: Pick<UnsignedOrder, 'otp_fingerprint' | 'otp_expires_at' | 'last_sent_at'>,
  limits: { lastSentBefore: Date; codes: number },
): Promise<UnsignedOrder | undefined> {
  return db
    .updateTable('direct_debit_request')
    .set(({ eb }) => ({ ...code, codes_sent: eb('codes_sent', '+', 1) }))
    .where('id', '=', id)
    .where('payment_id', 'is', null)
    .where('codes_sent', '<', limits.codes)
    .where('last_sent_at', '<=', limits.lastSentBefore)
    .returningAll()
    .executeTakeFirst();
}

export async function markConfirmed(db: Db, id: string, paymentId: string): Promise<void> {
  await db.updateTable('direct_debit_request').set({ payment_id: paymentId }).where('id', '=', id).execute();
}

/** Deletes orders that were made before a moment; signed mandates are stored in their own table. */
export async function deleteOldOrders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('direct_debit_request').where('created_at', '<', before).execute();
}

export async function deleteOrdersOf(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('direct_debit_request').where('member_id', '=', memberId).execute();
}
