import { type Selectable, sql } from 'kysely';
import type { PremiumPeriodTable } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';
import type { PaymentRow } from './payment-queries.ts';

/** A page of a member's payments, the latest first. */
export async function selectPage(
  db: Db,
  memberId: string,
  page: number,
  perPage: number,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

export async function countPayments(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What went back of each payment, in minor units. */
export async function selectRepaid(db: Db, paymentIds: string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_reversal')
    .select(['payment_id', sql<number>`sum(amount_minor)::int`.as('amount')])
    .where('payment_id', 'in', paymentIds)
    .where('status', '<>', 'undone')
    .groupBy('payment_id')
    .execute();
  return new Map(rows.map(({ payment_id, amount }) => [payment_id, amount]));
}

/** How each of some payments was undone, in whole or in part: a withdrawal says more than its refund. */
export async function selectUndone(
  db: Db,
  paymentIds: string[],
): Promise<Map<string, 'withdrawn' | 'charged_back' | 'refunded'>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; undone: 'withdrawn' | 'charged_back' | 'refunded' | null }>`
    select payment.id, case
      when exists (select 1 from withdrawal where payment_id = payment.id) then 'withdrawn'
      when bool_or(kind = 'chargeback') then 'charged_back'
      when count(kind) > 0 then 'refunded'
    end as undone
    from payment
    left join payment_reversal on payment_id = payment.id and payment_reversal.status <> 'undone'
    where payment.id in (${sql.join(paymentIds)})
    group by payment.id`.execute(db);
  return new Map(rows.flatMap(({ id, undone }) => (undone ? [[id, undone] as const] : [])));
}

export async function selectPeriod(
  db: Db,
  paymentId: string,
): Promise<Selectable<PremiumPeriodTable> | undefined> {
  return db.selectFrom('premium_period').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** The last completed payment of each package and way to pay, the latest first. */
export async function selectRepeatable(db: Db, memberId: string, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select * from (
      select distinct on (package_id, method) payment.* from payment
      where member_id = ${memberId} and status = 'completed'
      order by package_id, method, completed_at desc
    ) as latest order by completed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
