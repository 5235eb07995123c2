import { type Selectable, sql } from 'kysely';
import type { SpendingControlTable } from '../ports/db/tables/money.ts';
import type { Db } from '../ports/db/transaction.ts';

/** What a member decided about their spending, as it is stored. */
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

/** Money a member paid or is about to pay since a moment, what went back taken off, by moment and currency. */
export async function selectSpent(db: Db, memberId: string, since: Date) {
  return db
    .selectFrom('payment')
    .select([
      'created_at',
      'currency',
      sql<number>`amount_minor - coalesce((
        select sum(amount_minor) from payment_reversal
        where payment_id = payment.id and payment_reversal.status <> 'undone'
      ), 0)::int`.as('amount'),
    ])
    .where('member_id', '=', memberId)
    .where('status', 'in', ['pending', 'completed'])
    .where('created_at', '>=', since)
    .execute();
}
