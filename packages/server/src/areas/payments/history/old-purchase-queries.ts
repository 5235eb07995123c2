import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** Until when purchases of a site are deleted, by the year of their last payment or repayment. */
export interface Cutoffs {
  siteId: string;
  /** Country of the site's company, for orders without a receipt, which names its own. */
  seller: string;
  /** For buyers in the company's country, by country of the company. */
  home: Readonly<Record<string, Date>>;
  /** For all others; the earliest of all. */
  abroad: Date;
  /** The latest of all. */
  latest: Date;
}

/** A purchase, as a place in the order in which they are looked through. */
export interface Place {
  id: string;
  created_at: Date;
}

/** Sites with purchases that have their details, or with cancellations. */
export async function selectSites(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('site_id')
    .where('details_deleted_at', 'is', null)
    .union(db.selectFrom('cancellation').select('site_id'))
    .execute();
  return rows.map(row => row.site_id);
}

/**
 * The next purchases of a site after one of them that are old enough, locked; those that another process locked are left to it.
 * Left out is whatever can still change: unpaid orders, refunds that are not paid out, premium that runs, what still renews.
 */
export async function lockOld(
  db: Db,
  { siteId, seller, home, abroad, latest }: Cutoffs,
  { after, now, limit }: { after: Place | undefined; now: Date; limit: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select payment.id, payment.created_at
    from payment
    left join receipt on receipt.payment_id = payment.id
    cross join lateral (select coalesce(receipt.company ->> 'country', ${seller}) as country) as company
    where payment.site_id = ${siteId} and payment.details_deleted_at is null and payment.created_at < ${latest}
      and ${after ? sql`(payment.created_at, payment.id) > (${after.created_at}, ${after.id})` : sql`true`}
      and greatest(coalesce(payment.completed_at, payment.created_at), payment.reversed_at, (
        select max(updated_at) from payment_reversal where payment_id = payment.id
      )) < coalesce(
        case when payment.country = company.country then (${JSON.stringify(home)}::jsonb ->> company.country)::timestamptz end,
        ${abroad}
      )
      and payment.status <> 'pending'
      and not exists (select from payment_reversal where payment_id = payment.id and status = 'asked')
      and not exists (
        select from premium_period
        where payment_id = payment.id and stopped_at is null and (ends_at > ${now} or next_grant_at is not null)
      )
      and not exists (
        select from debit_subscription where first_payment_id = payment.id and cancelled_at is null
      )
    order by payment.created_at, payment.id
    limit ${limit}
    for update of payment skip locked`.execute(db);
  return rows;
}

/** Deletes what purchases were and who paid for them. What is left is what the ledger says of them too, so that it can be proved. */
export async function deleteDetails(db: Db, ids: readonly string[], now: Date): Promise<void> {
  const these = sql`any(${ids}::uuid[])`;
  await sql`update payment set details_deleted_at = ${now}, package_id = '', amount_minor = 0, country = '', method = '',
    discount_code = null, discount_percent = null, discount_offer = null, refund_days = 0, begin_requested_at = null,
    payer_fingerprint = null, provider_id = null, checkout_url = null, idempotency_key = id, request_hash = ''
    where id = ${these}`.execute(db);
  await sql`update payment_reversal set provider_id = null, amount_minor = 0 where payment_id = ${these}`.execute(
    db,
  );
  await sql`update withdrawal set amount_minor = 0 where payment_id = ${these}`.execute(db);
  await sql`update debit set iban_fingerprint = '', amount_minor = 0 where payment_id = ${these}`.execute(db);
}

/** Deletes the details of these payments' mandates, and of what renewed under them, unless one of their payments still has its own. */
export async function deleteMandates(db: Db, paymentIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update debit_mandate set details_deleted_at = ${now}, reference = id::text, text = '', debtor = null, ip = null,
      iban_fingerprint = '', iban_country = '', iban_last4 = '', customer_id = null, provider_mandate_id = null,
      erase_at = null
    where id in (select mandate_id from debit where payment_id = any(${paymentIds}::uuid[])) and not exists (
      select from debit join payment on payment.id = debit.payment_id
      where debit.mandate_id = debit_mandate.id and payment.details_deleted_at is null)
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`update debit_subscription set package_id = '', country = '', amount_minor = 0
    where mandate_id = any(${ids}::uuid[])`.execute(db);
}

/** Deletes members' cancellations at a site from before a moment. */
export async function deleteCancellations(db: Db, siteId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('cancellation')
    .where('site_id', '=', siteId)
    .where('received_at', '<', before)
    .execute();
}
