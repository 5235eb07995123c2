import { type Insertable, type Selectable, sql } from 'kysely';
import type { ReceiptTable } from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A receipt as it is stored. */
export type ReceiptRow = Selectable<ReceiptTable>;

/** Takes the next number of a site. Concurrent transactions wait for this one; a rollback gives the number back. */
export async function takeNumber(db: Db, siteId: string): Promise<number> {
  const { last } = await db
    .insertInto('receipt_counter')
    .values({ site_id: siteId, last: 1 })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet({ last: sql`receipt_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertReceipt(db: Db, row: Insertable<ReceiptTable>): Promise<void> {
  await db.insertInto('receipt').values(row).execute();
}

export async function selectReceipts(db: Db, paymentIds: string[]): Promise<Map<string, ReceiptRow>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db.selectFrom('receipt').selectAll().where('payment_id', 'in', paymentIds).execute();
  return new Map(rows.map(row => [row.payment_id, row]));
}
