import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';

/** Credits that were added to a wallet by one movement. */
interface CameIn {
  /** Id of their payment; null for free credits. */
  payment_id: string | null;
  amount: number;
  /** All credits of the payment that were taken back. */
  taken: number;
}

/** All credits that were added to a member's wallet from outside, the oldest first. */
export async function selectCameIn(db: Db, memberId: string): Promise<CameIn[]> {
  const { rows } = await sql<CameIn>`
    select payment_id, amount, coalesce((
      select sum(case when back.to_account = 'clawback' then back.amount else -back.amount end)
      from ledger back
      where back.payment_id = ledger.payment_id and 'clawback' in (back.to_account, back.from_account)
    ), 0)::int as taken
    from ledger
    where member_id = ${memberId} and from_account in ('sales', 'bonus')
    order by created_at, id`.execute(db);
  return rows;
}
