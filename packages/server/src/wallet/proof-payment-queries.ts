import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { type Fault, faultsOf, into } from './proof-queries.ts';

/**
 * A payment that is completed or advanced has one purchase row of its credits and its member, any other none; nor has one
 * that was withdrawn from before it was paid.
 */
export function purchases(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'purchase',
    sql`select coalesce(due.id, booked.payment_id)::text as id, coalesce(due.credits, 0) as expected,
        coalesce(booked.total, 0) as found
      from (
        select id, member_id, credits from payment
        where exists (select 1 from debit where debit.payment_id = payment.id and advanced)
          or status = 'completed' and not exists (
            select 1 from withdrawal
            where withdrawal.payment_id = payment.id and withdrawal.received_at < payment.completed_at
          )
      ) due
      full join (
        select payment_id, member_id, sum(amount)::int as total from ledger where reason = 'purchase'
        group by payment_id, member_id
      ) booked on booked.payment_id = due.id and booked.member_id = due.member_id
      where coalesce(due.credits, 0) <> coalesce(booked.total, 0)`,
  );
}

/**
 * The months of a premium package that were granted are those booked; the first came with the purchase. The package goes
 * with a member who is erased.
 */
export function premiumMonths(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'premium_month',
    sql`select coalesce(period.payment_id, booked.payment_id)::text as id, coalesce(period.due, 0) as expected,
        coalesce(booked.total, 0) as found
      from (select payment_id, (months_granted - 1) * credits_per_month as due from premium_period) period
      full join (
        select payment_id, sum(amount)::int as total from ledger where reason = 'premium_month'
          and exists (select from member where member.id = ledger.member_id)
        group by payment_id
      ) booked on booked.payment_id = period.payment_id
      where coalesce(booked.total, 0) <> coalesce(period.due, 0)`,
  );
}

/** What was taken back for a payment is what its refunds, chargebacks and withdrawal say, or a debit that failed. */
export function clawbacks(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'clawback',
    sql`select coalesce(due.payment_id, booked.payment_id)::text as id, coalesce(due.total, 0) as expected,
        coalesce(booked.total, 0) as found
      from (
        select payment_id, sum(credits)::int as total from (
          select payment_id, credits from payment_reversal where status <> 'undone' or withdrawal_id is not null
          union all
          select debit.payment_id, payment.credits - coalesce(withdrawal.credits, 0)
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

/** The numbers of a site's receipts have no gap. */
export function receipts(db: Db): Promise<Fault[]> {
  return faultsOf(
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
