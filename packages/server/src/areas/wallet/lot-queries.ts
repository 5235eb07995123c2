import type { Currency } from '@velluto/rules';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Credits that came in at once. */
export interface CameIn {
  /** The payment that brought them; null for free ones. */
  payment_id: string | null;
  amount: number;
  /** Price of the payment in minor units; null for free credits and where it was deleted, as its currency and its credits are. */
  paid_minor: number | null;
  currency: Currency | null;
  /** All credits that the payment brings; for premium those of all its months. */
  paid_credits: number | null;
  /** Credits of the payment that were taken back, all together. */
  taken: number;
}

/** All credits that were added to a member's wallet from outside, the oldest first. */
export async function selectCameIn(db: Db, memberId: string): Promise<CameIn[]> {
  const { rows } = await sql<CameIn>`
    select payment_id, amount, payment.amount_minor as paid_minor, payment.currency,
      payment.credits * coalesce(payment.months, 1) as paid_credits, coalesce((
      select sum(case when back.to_account = 'clawback' then back.amount else -back.amount end)
      from ledger back
      where back.payment_id = ledger.payment_id and 'clawback' in (back.to_account, back.from_account)
    ), 0)::int as taken
    from ledger
    left join payment on payment.id = ledger.payment_id and payment.details_deleted_at is null
    where ledger.member_id = ${memberId} and from_account in ('sales', 'bonus')
    order by ledger.created_at, ledger.id`.execute(db);
  return rows;
}
