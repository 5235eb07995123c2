import { type Selectable, sql } from 'kysely';
import type { SpendingControlTable } from '../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** A member's own limit and pause of spending as they are stored. */
export type ControlRow = Selectable<SpendingControlTable>;

export async function selectControl(db: Db, memberId: string): Promise<ControlRow | undefined> {
  return db.selectFrom('spending_control').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

export async function putControl(db: Db, row: ControlRow): Promise<void> {
  const { member_id: _, ...change } = row;
  await db
    .insertInto('spending_control')
    .values(row)
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

/**
 * Payments that a member made or has pending since a moment, less refunds, by time and currency. A direct debit
 * counts at the time of its collection.
 */
export async function selectSpent(db: Db, memberId: string, since: Date) {
  const spentAt = sql<Date>`coalesce(debit.collect_at, payment.created_at)`;
  return db
    .selectFrom('payment')
    .leftJoin('debit', 'debit.payment_id', 'payment.id')
    .select([
      'payment.id',
      spentAt.as('spent_at'),
      'payment.currency',
      // not below 0: a payment may be both refunded and charged back, which must not allow more spending
      sql<number>`greatest(0, payment.amount_minor - coalesce((
        select sum(amount_minor) from payment_reversal
        where payment_id = payment.id and payment_reversal.status <> 'undone'
      ), 0))::int`.as('amount'),
    ])
    .where('payment.member_id', '=', memberId)
    .where('payment.status', 'in', ['pending', 'completed'])
    .where(spentAt, '>=', since)
    .execute();
}
