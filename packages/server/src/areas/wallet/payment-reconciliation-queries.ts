import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { type Discrepancy, discrepanciesOf, into } from './ledger-reconciliation-queries.ts';

/**
 * Rule: a payment that is completed or advanced has one purchase row with its credits and its member; any other has none, nor has one
 * from which the member withdrew before it was paid, or that waits for the end of its withdrawal period.
 */
export function purchases(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'purchase',
    sql`select coalesce(due.id, booked.payment_id)::text as id, coalesce(due.credits, 0) as expected,
        coalesce(booked.total, 0) as found
      from (
        select id, member_id, credits from payment
        where exists (select 1 from debit where debit.payment_id = payment.id and advanced)
          or status = 'completed' and waits_until is null and not exists (
            select 1 from withdrawal
            where withdrawal.payment_id = payment.id and withdrawal.received_at < payment.completed_at
          )
      ) due
      full join (
        select payment_id, member_id, sum(amount)::int as total from ledger where payment_id is not null and reason = 'purchase'
        group by payment_id, member_id
      ) booked on booked.payment_id = due.id and booked.member_id = due.member_id
      where coalesce(due.credits, 0) <> coalesce(booked.total, 0)`,
  );
}

/**
 * Rule: the granted months of a premium period are booked; the first is part of the purchase. The period is deleted
 * with an erased member.
 */
export function premiumMonths(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'premium_month',
    sql`select coalesce(period.payment_id, booked.payment_id)::text as id, coalesce(period.due, 0) as expected,
        coalesce(booked.total, 0) as found
      from (select payment_id, (months_granted - 1) * credits_per_month as due from premium_period) period
      full join (
        select payment_id, sum(amount)::int as total from ledger where payment_id is not null and reason = 'premium_month'
          and exists (select from member where member.id = ledger.member_id)
        group by payment_id
      ) booked on booked.payment_id = period.payment_id
      where coalesce(booked.total, 0) <> coalesce(period.due, 0)`,
  );
}

/** Rule: the credits taken back for a payment are those of its refunds, chargebacks and withdrawal, or of a failed debit. */
export function clawbacks(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'clawback',
    sql`select coalesce(due.payment_id, booked.payment_id)::text as id, coalesce(due.total, 0) as expected,
        coalesce(booked.total, 0) as found
      from (
        select payment_id, sum(credits)::int as total from (
          select payment_id, credits from payment_reversal where status <> 'undone' or withdrawal_id is not null
          union all
          select debit.payment_id, payment.credits - coalesce(withdrawal.credits + withdrawal.free_credits, 0)
          from debit join payment on payment.id = debit.payment_id
          left join withdrawal on withdrawal.payment_id = debit.payment_id
          where debit.advanced and debit.state in ('failed', 'cancelled')
        ) taken group by payment_id
      ) due
      full join (
        select payment_id, ${into('clawback')} as total from ledger where payment_id is not null group by payment_id
      ) booked on booked.payment_id = due.payment_id
      where coalesce(due.total, 0) <> coalesce(booked.total, 0)`,
  );
}

/** Rule: the numbers of a site's receipts have no gap. */
export function receipts(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'receipt',
    sql`select coalesce(counter.site_id, issued.site_id) as id, coalesce(counter.last, 0) as expected,
        coalesce(issued.count, 0) as found
      from receipt_counter counter
      full join (select site_id, count(*)::int as count, max(number) as last from receipt group by site_id) issued
        on issued.site_id = counter.site_id
      where coalesce(counter.last, 0) <> coalesce(issued.count, 0) or counter.last <> issued.last`,
  );
}

/** Rule: each completed payment has a receipt of its site, except payments from before receipts were introduced. */
export function receiptsOfPayments(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'receipt_of_payment',
    sql`select payment.id::text, (payment.status = 'completed')::int as expected,
        coalesce(receipt.site_id = payment.site_id, false)::int as found
      from payment left join receipt on receipt.payment_id = payment.id
      where case when receipt.payment_id is null
        then payment.status = 'completed' and payment.completed_at >= (select min(issued_at) from receipt)
        else payment.status <> 'completed' or receipt.site_id <> payment.site_id end`,
  );
}

/** Rule: exactly those payments are marked as reversed from which the member withdrew, or which were repaid in full, as far as their amounts are stored. */
export function undonePayments(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'undone',
    sql`select id::text, undone::int as expected, (reversed_at is not null)::int as found
      from (
        select payment.id, payment.reversed_at, withdrawal.id is not null or coalesce((
          select sum(amount_minor) from payment_reversal
          where payment_id = payment.id and payment_reversal.status <> 'undone'
        ) >= payment.amount_minor, false) as undone
        from payment left join withdrawal on withdrawal.payment_id = payment.id
        where payment.details_deleted_at is null
      ) due
      where undone <> (reversed_at is not null)`,
  );
}

/** Rule: exactly those members are premium who have a completed purchase that was not reversed. */
export function premiumMembers(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'premium',
    sql`select member.id::text, stands::int as expected, (not stands)::int as found
      from (
        select member_id, bool_or(reversed_at is null and waits_until is null) as stands from payment where status = 'completed'
        group by member_id
      ) bought
      join account on account.member_id = bought.member_id
      join member on member.id = bought.member_id
      where account.paid_user <> stands or member.premium <> stands`,
  );
}

/** Rule: the remaining credits of a premium period are planned; a reversed one has none planned. */
export function monthsToCome(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'premium_to_come',
    sql`select id::text, expected, found
      from (
        select payment.id,
          case when payment.reversed_at is null
            then (payment.months - coalesce(months_granted, 0)) * payment.credits else 0 end as expected,
          case when next_grant_at is null then 0 else (period.months - months_granted) * credits_per_month end as found
        from payment
        join member on member.id = payment.member_id
        left join premium_period period on period.payment_id = payment.id
        where payment.status = 'completed' and payment.months is not null and payment.waits_until is null
      ) due
      where expected <> found`,
  );
}

/** Rule: a payment at the price of an offer has used the offer; the use may be deleted with an erased member. */
export function usedDiscounts(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'discount_used',
    sql`select payment.id::text, 1 as expected, 0 as found
      from payment
      join member on member.id = payment.member_id
      where payment.status = 'completed' and payment.discount_offer is not null
        -- two, because with one for both each payment is held against all uses of its offer
        and not exists (
          select from discount_use used
          where used.member_id = payment.member_id and used.offer = payment.discount_offer
        )
        and not exists (
          select from discount_use used where used.offer = payment.discount_offer and used.offer like 'once:%'
        )`,
  );
}

/** Rule: a withdrawal took back the credits that it states. */
export function withdrawals(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'withdrawal',
    sql`select coalesce(withdrawal.id, taken.withdrawal_id)::text as id, coalesce(withdrawal.credits, 0) as expected,
        coalesce(taken.credits, 0) as found
      from withdrawal
      full join (
        select withdrawal_id, sum(credits)::int as credits from payment_reversal where withdrawal_id is not null
        group by withdrawal_id
      ) taken on taken.withdrawal_id = withdrawal.id
      where withdrawal.credits is distinct from taken.credits`,
  );
}
