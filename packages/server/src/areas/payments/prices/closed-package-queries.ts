import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** Ids of the packages from which a member withdrew at least `times` times since a moment, each time after using credits of it. */
export async function selectWithdrawnOften(
  db: Db,
  { memberId, since, times }: { memberId: string; since: Date; times: number },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select payment.package_id as id
    from withdrawal join payment on payment.id = withdrawal.payment_id
    where withdrawal.member_id = ${memberId} and withdrawal.cause = 'declared'
      and withdrawal.received_at > ${since} and (
      select coalesce(sum(case
        when from_account = 'sales' or from_account = 'clawback' then amount
        when to_account = 'clawback' then -amount else 0 end), 0)
      from ledger where ledger.payment_id = payment.id) > 0
    group by payment.package_id
    having count(*) >= ${times}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
