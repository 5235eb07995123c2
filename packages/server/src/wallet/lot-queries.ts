import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';

/** Credits that came in at once. */
interface CameIn {
  /** The payment that brought them; null for free ones. */
  payment_id: string | null;
  amount: number;
  /** Credits of the payment that were taken back, all together. */
  taken: number;
}

/** Everything that came into a member's wallet from outside, the oldest first. */
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
