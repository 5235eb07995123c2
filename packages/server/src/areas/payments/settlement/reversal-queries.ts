import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentReversal } from '../../../infrastructure/payments/provider.ts';
import type {
  PaymentReversalTable,
  WithdrawalTable,
} from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A refund or chargeback as it is stored. */
export type ReversalRow = Selectable<PaymentReversalTable>;

/** All refunds and chargebacks of a payment, the oldest first. */
export async function selectReversals(db: Db, paymentId: string): Promise<ReversalRow[]> {
  return db
    .selectFrom('payment_reversal')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertReversal(db: Db, row: Insertable<PaymentReversalTable>): Promise<ReversalRow> {
  return db.insertInto('payment_reversal').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Updates a reversal; one that was undone stays undone. */
export async function changeReversal(
  db: Db,
  id: string,
  change: { provider_id: string; status: 'active' | 'undone'; amount_minor: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_reversal')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'undone')
    .execute();
}

/** Drops the pending refunds of a payment that was not paid, since there is nothing to repay. */
export async function dropRefunds(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_reversal')
    .set({ status: 'undone', updated_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'asked')
    .execute();
}

/** Stores the number of credits that a reversal takes back. */
export async function changeCredits(db: Db, id: string, credits: number): Promise<void> {
  await db.updateTable('payment_reversal').set({ credits }).where('id', '=', id).execute();
}

/** Credits that a payment granted, so far or until a moment, how many of them were taken back, and when it granted the first. */
export async function selectCredits(
  db: Db,
  paymentId: string,
  until?: Date,
): Promise<{ granted: number; taken: number; since: Date | null }> {
  const sum = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(amount) filter (where ${condition}), 0)::int`;
  return db
    .selectFrom('ledger')
    .select([
      sum(sql`from_account = 'sales' and created_at <= ${until ?? 'infinity'}`).as('granted'),
      sql<number>`${sum(sql`to_account = 'clawback'`)} - ${sum(sql`from_account = 'clawback'`)}`.as('taken'),
      sql<Date | null>`min(created_at) filter (where from_account = 'sales')`.as('since'),
    ])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/**
 * Ids of completed payments with a refund or chargeback at the provider that is not stored in the same state. One without an amount is never
 * stored, so it is left out here.
 */
export async function selectUnsynced(
  db: Db,
  provider: string,
  providerReversals: readonly PaymentReversal[],
): Promise<string[]> {
  const takable = providerReversals.filter(({ amountMinor }) => amountMinor > 0);
  const { rows } = await sql<{ id: string }>`
    select distinct payment.id
    from unnest(
      ${takable.map(({ paymentProviderId = null }) => paymentProviderId)}::text[],
      ${takable.map(({ paymentId = null }) => paymentId)}::uuid[], ${takable.map(reversal => reversal.providerId)}::text[],
      ${takable.map(reversal => reversal.undone)}::boolean[], ${takable.map(reversal => reversal.currency)}::text[]
    ) as told (payment, own, id, undone, currency)
    join payment on payment.provider = ${provider}
      and (payment.provider_id = told.payment or payment.id = told.own)
    where payment.status = 'completed' and told.currency = payment.currency and not exists (
      select from payment_reversal known
      where known.payment_id = payment.id and known.provider_id = told.id
        and (known.status = 'undone' or not told.undone)
    )`.execute(db);
  return rows.map(({ id }) => id);
}

/** Refunds that the provider has not accepted yet, or that may still fail, those checked longest ago first. */
export async function selectOpenRefunds(
  db: Db,
  providers: string[],
  { now, changedBefore, begunAfter }: { now: Date; changedBefore: Date; begunAfter: Date },
  limit: number,
): Promise<ReversalRow[]> {
  return (
    db
      .selectFrom('payment_reversal')
      .innerJoin('payment', 'payment.id', 'payment_reversal.payment_id')
      .selectAll('payment_reversal')
      .where('payment.provider', 'in', providers)
      // the refund of a debit waits until the debit is paid
      .where('payment.status', '=', 'completed')
      .where('payment_reversal.kind', '=', 'refund')
      .where('payment_reversal.status', '<>', 'undone')
      .where('payment_reversal.updated_at', '<', changedBefore)
      .where(({ or, eb }) =>
        or([eb('payment_reversal.pay_from', 'is', null), eb('payment_reversal.pay_from', '<=', now)]),
      )
      .where(({ or, eb }) =>
        or([eb('payment_reversal.status', '=', 'asked'), eb('payment_reversal.created_at', '>', begunAfter)]),
      )
      .orderBy('payment_reversal.updated_at')
      .limit(limit)
      .execute()
  );
}

export async function markChecked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('payment_reversal').set({ updated_at: now }).where('id', '=', id).execute();
}

export async function selectReversal(db: Db, id: string): Promise<ReversalRow | undefined> {
  return db.selectFrom('payment_reversal').selectAll().where('id', '=', id).executeTakeFirst();
}

/** True when the contract ended by a withdrawal or with the account, even if nothing was left to repay. */
export async function isWithdrawn(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The repaid amount of each payment, in minor units. */
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

/** How payments were reversed, in whole or in part; a withdrawal takes precedence over its refund. */
export async function selectUndone(
  db: Db,
  paymentIds: string[],
): Promise<Map<string, 'withdrawn' | 'charged_back' | 'refunded'>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; undone: 'withdrawn' | 'charged_back' | 'refunded' | null }>`
    select payment.id, case
      when exists (select 1 from withdrawal where payment_id = payment.id and cause = 'declared') then 'withdrawn'
      when bool_or(kind = 'chargeback') then 'charged_back'
      when count(kind) > 0 then 'refunded'
    end as undone
    from payment
    left join payment_reversal on payment_id = payment.id and payment_reversal.status <> 'undone'
    where payment.id in (${sql.join(paymentIds)})
    group by payment.id`.execute(db);
  return new Map(rows.flatMap(({ id, undone }) => (undone ? [[id, undone] as const] : [])));
}

/** A withdrawal as it is stored. */
export type WithdrawalRow = Selectable<WithdrawalTable>;

export async function selectWithdrawal(db: Db, paymentId: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export async function insertWithdrawal(db: Db, row: Insertable<WithdrawalTable>): Promise<void> {
  await db.insertInto('withdrawal').values(row).execute();
}

/** Deletes a withdrawal with its refund, which must not have reached the provider. */
export async function deleteWithdrawal(db: Db, id: string): Promise<void> {
  await db.deleteFrom('payment_reversal').where('withdrawal_id', '=', id).execute();
  await db.deleteFrom('withdrawal').where('id', '=', id).execute();
}

/** Ids of a member's payments that may have unused credits: paid, or collected soon, and not undone. The oldest first. */
export async function selectRepayable(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['completed', 'pending'])
    .where('reversed_at', 'is', null)
    .where('details_deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
