import type { Insertable, Selectable } from 'kysely';
import type { PremiumPeriodTable } from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

export async function insertPeriod(db: Db, period: Insertable<PremiumPeriodTable>): Promise<void> {
  await db.insertInto('premium_period').values(period).execute();
}

/** Premium periods of a member that run or have not begun yet, in their order. */
export async function selectRunningPeriods(
  db: Db,
  memberId: string,
  now: Date,
): Promise<Selectable<PremiumPeriodTable>[]> {
  return db
    .selectFrom('premium_period')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('payment_id')
    .execute();
}

export async function movePeriod(
  db: Db,
  paymentId: string,
  calendar: Pick<Selectable<PremiumPeriodTable>, 'starts_at' | 'ends_at' | 'next_grant_at'>,
): Promise<void> {
  await db.updateTable('premium_period').set(calendar).where('payment_id', '=', paymentId).execute();
}

/** The premium period of a payment, locked; undefined for a payment of credits. */
export async function lockPeriod(
  db: Db,
  paymentId: string,
): Promise<Selectable<PremiumPeriodTable> | undefined> {
  return db
    .selectFrom('premium_period')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function stopPeriod(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('premium_period')
    .set({ stopped_at: now, next_grant_at: null })
    .where('payment_id', '=', paymentId)
    .where('stopped_at', 'is', null)
    .execute();
}

export async function resumePeriod(db: Db, paymentId: string, nextGrantAt: Date | null): Promise<void> {
  await db
    .updateTable('premium_period')
    .set({ stopped_at: null, next_grant_at: nextGrantAt })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** A premium period whose next monthly credits are due, locked; those locked by another process are skipped. */
export async function lockDuePeriod(db: Db, now: Date): Promise<Selectable<PremiumPeriodTable> | undefined> {
  return db
    .selectFrom('premium_period')
    .selectAll()
    .where('next_grant_at', '<=', now)
    .orderBy('next_grant_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function recordGrant(
  db: Db,
  paymentId: string,
  monthsGranted: number,
  nextGrantAt: Date | null,
): Promise<void> {
  await db
    .updateTable('premium_period')
    .set({ months_granted: monthsGranted, next_grant_at: nextGrantAt })
    .where('payment_id', '=', paymentId)
    .execute();
}

export async function selectPeriod(
  db: Db,
  paymentId: string,
): Promise<Selectable<PremiumPeriodTable> | undefined> {
  return db.selectFrom('premium_period').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}
