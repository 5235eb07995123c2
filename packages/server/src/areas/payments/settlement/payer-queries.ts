import { sql } from 'kysely';
import type { Site } from '../../../domain/sites/site.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** Stores the bank account, card or wallet that paid. */
export async function recordPayer(db: Db, id: string, payer_fingerprint: Buffer): Promise<void> {
  await db.updateTable('payment').set({ payer_fingerprint }).where('id', '=', id).execute();
}

/** Which withdrawals count: those since a moment, from purchases that had begun, and were paid, more than some hours before. */
interface Rule {
  memberId: string;
  /** Fingerprint of a bank account that is about to pay. */
  iban: Buffer | null;
  since: Date;
  hours: number;
  sites: readonly Pick<Site, 'id' | 'pool'>[];
}

/** When the member withdrew, and in the same pool whoever paid with what has paid for the member too. */
export async function selectAfterPremium(
  db: Db,
  { memberId, iban, since, hours, sites }: Rule,
): Promise<Date[]> {
  const [ids, pools] = [sites.map(({ id }) => id), sites.map(({ pool }) => pool)];
  const { rows } = await sql<{ received_at: Date }>`
    with near as materialized (
      select site.id from unnest(${ids}::text[], ${pools}::text[]) as site (id, pool)
      join member on member.pool = site.pool where member.id = ${memberId}
    ), payer as materialized (
      select payer_fingerprint as hash from payment where member_id = ${memberId} and payer_fingerprint is not null
      union select iban_fingerprint from debit where member_id = ${memberId} and iban_fingerprint <> ''
      union select ${iban}::bytea where ${iban}::bytea is not null
    ), paid as materialized (
      select id from payment where member_id = ${memberId}
      union select id from payment
        where payer_fingerprint in (select hash from payer) and site_id in (select id from near)
      union select payment_id from debit
        where iban_fingerprint in (select hash from payer) and site_id in (select id from near)
    )
    select withdrawal.received_at
    from paid
    join withdrawal on withdrawal.payment_id = paid.id
    join payment on payment.id = paid.id
    cross join lateral (
      select min(created_at) as at from ledger where payment_id = payment.id and from_account = 'sales'
    ) begun
    where withdrawal.cause = 'declared' and withdrawal.received_at > ${since}
      and payment.completed_at is not null and begun.at is not null
      and withdrawal.received_at > greatest(payment.completed_at, begun.at) + make_interval(hours => ${hours}::int)`.execute(
    db,
  );
  return rows.map(row => row.received_at);
}

/** Deletes who paid, once a withdrawal on the last possible day would be older than so many days. */
export async function forgetPayers(db: Db, now: Date, days: number): Promise<void> {
  await sql`update payment set payer_fingerprint = null
    where payer_fingerprint is not null
      and completed_at < ${now}::timestamptz - make_interval(days => ${days}::int + refund_days + 1)`.execute(
    db,
  );
}
