import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentTable } from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A payment as it is stored. */
export type PaymentRow = Selectable<PaymentTable>;

/** A member's payment; undefined for somebody else's, and when its details were deleted. */
export async function selectOwn(db: Db, memberId: string, id: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('details_deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function selectByKey(db: Db, memberId: string, key: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function selectById(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function selectByProviderId(
  db: Db,
  provider: string,
  providerId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

/** Adds a payment; undefined when there is one with the same key. */
export async function insertPayment(db: Db, row: Insertable<PaymentTable>): Promise<PaymentRow | undefined> {
  return db
    .insertInto('payment')
    .values(row)
    .onConflict(conflict => conflict.columns(['member_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores the provider's id of a payment; undefined when it is another provider's payment, has another id already, or its details were deleted. */
export async function attachProvider(
  db: Db,
  id: string,
  provider: string,
  { providerId, checkoutUrl }: { providerId: string; checkoutUrl?: string | null },
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payment')
    .set({ provider_id: providerId, ...(checkoutUrl === undefined ? {} : { checkout_url: checkoutUrl }) })
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('details_deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('provider_id', 'is', null), eb('provider_id', '=', providerId)]))
    .returningAll()
    .executeTakeFirst();
}

/** Moves a pending payment that has no page yet to another provider; undefined when it has one, was moved before, or has ended. */
export async function moveUnstarted(
  db: Db,
  id: string,
  from: string,
  to: string,
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payment')
    .set({ provider: to })
    .where('id', '=', id)
    .where('provider', '=', from)
    .where('status', '=', 'pending')
    .where('provider_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a pending payment; undefined when it was ended before, so that exactly one caller continues. */
export async function endPending(
  db: Db,
  id: string,
  status: 'completed' | 'failed' | 'cancelled',
  now: Date,
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payment')
    .set({ status, updated_at: now, completed_at: status === 'completed' ? now : null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Cancels a pending payment that was not started at the provider and is no direct debit; undefined for any other. */
export async function cancelUnstarted(db: Db, id: string, now: Date): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payment')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('provider_id', 'is', null)
    .where('method', '!=', 'directdebit')
    .returningAll()
    .executeTakeFirst();
}

/** Pending payments created before a moment, those checked longest ago first. */
export async function selectPending(db: Db, createdBefore: Date, limit: number): Promise<PaymentRow[]> {
  return (
    db
      .selectFrom('payment')
      .selectAll()
      .where('status', '=', 'pending')
      .where('created_at', '<', createdBefore)
      // direct debits that wait for their day are handled by `direct-debit/collect-due-debits.ts`
      .where(({ or, eb }) => or([eb('provider_id', 'is not', null), eb('method', '!=', 'directdebit')]))
      .orderBy('updated_at')
      .limit(limit)
      .execute()
  );
}

export async function markChecked(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Pending payments that hold an offer, except the one with this key: the member's, or of all members for an offer that can be used once in all. */
export async function selectHolding(
  db: Db,
  { memberId, offer, key }: { memberId: string; offer: string; key: string },
): Promise<PaymentRow[]> {
  if (offer.startsWith('any:')) return [];
  const holding = db
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'pending')
    .where('discount_offer', '=', offer);
  return (
    offer.startsWith('once:')
      ? holding.where(({ not, and, eb }) =>
          not(and([eb('member_id', '=', memberId), eb('idempotency_key', '=', key)])),
        )
      : holding.where('member_id', '=', memberId).where('idempotency_key', '<>', key)
  ).execute();
}

/** A package that a member orders at a site; `key` is the idempotency key of the order. */
export interface WantedPackage {
  memberId: string;
  siteId: string;
  packageId: string;
  key: string;
  /** Whether the member knows of an open order that differs, and wants one more. */
  another: boolean;
}

/** The member's other orders of a package that are not paid yet; renewals of premium are no orders. */
export async function selectOpenOrders(
  db: Db,
  { memberId, siteId, packageId, key }: WantedPackage,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('site_id', '=', siteId)
    .where('package_id', '=', packageId)
    .where('status', '=', 'pending')
    .where('idempotency_key', '<>', key)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('debit')
            .innerJoin('debit_subscription', 'debit_subscription.id', 'debit.subscription_id')
            .select('debit.payment_id')
            .whereRef('debit.payment_id', '=', 'payment.id')
            .whereRef('debit_subscription.first_payment_id', '<>', 'payment.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .execute();
}

/** Serialises orders with an offer that can be used once in all; other offers are protected by the lock of the wallet. */
export async function lockOffer(db: Db, { offer }: { offer: string }): Promise<void> {
  if (!offer.startsWith('once:')) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${offer}, 0))`.execute(db);
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Lowers the amount of a pending payment. */
export async function lowerAmount(db: Db, id: string, amountMinor: number): Promise<void> {
  await db
    .updateTable('payment')
    .set({ amount_minor: amountMinor })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

export async function setReversed(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('payment').set({ reversed_at: at }).where('id', '=', id).execute();
}

/** Notes until when a paid purchase waits; null: it begins. */
export async function setWaiting(db: Db, id: string, until: Date | null): Promise<void> {
  await db.updateTable('payment').set({ waits_until: until }).where('id', '=', id).execute();
}

export async function recordBeginRequest(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('payment').set({ begin_requested_at: at }).where('id', '=', id).execute();
}

/** Ids of paid purchases of members that have waited long enough. */
export async function selectDueToBegin(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('member', 'member.id', 'payment.member_id')
    .select('payment.id')
    .where('payment.waits_until', '<=', now)
    .where('payment.reversed_at', 'is', null)
    .orderBy('payment.waits_until')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets whether a member is premium, which is true with a completed purchase that has begun and was not reversed; returns whether it changed. */
export async function markPremium(db: Db, memberId: string): Promise<boolean> {
  const bought = sql<boolean>`exists (
    select 1 from payment where member_id = ${memberId} and status = 'completed' and reversed_at is null
      and waits_until is null
  )`;
  const changed = await db
    .updateTable('account')
    .set({ paid_user: bought })
    .where('member_id', '=', memberId)
    .where('paid_user', 'is distinct from', bought)
    .returning('paid_user')
    .executeTakeFirst();
  await db
    .updateTable('member')
    .set({ premium: bought })
    .where('id', '=', memberId)
    .where('premium', 'is distinct from', bought)
    .execute();
  return changed !== undefined;
}

/** A page of a member's payments with their details, the latest first. */
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
    .where('details_deleted_at', 'is', null)
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
    .where('details_deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The last completed payment of each package and payment method, the latest first. */
export async function selectRepeatable(db: Db, memberId: string, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select * from (
      select distinct on (package_id, method) payment.* from payment
      where member_id = ${memberId} and status = 'completed' and details_deleted_at is null
      order by package_id, method, completed_at desc
    ) as latest order by completed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
