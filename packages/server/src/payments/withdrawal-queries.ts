import type { Insertable, Selectable } from 'kysely';
import type { WithdrawalTable } from '../ports/db/tables/money.ts';
import type { Db } from '../ports/db/transaction.ts';

/** A withdrawal as it is stored. */
export type WithdrawalRow = Selectable<WithdrawalTable>;

export async function selectWithdrawal(db: Db, paymentId: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export async function insertWithdrawal(db: Db, row: Insertable<WithdrawalTable>): Promise<void> {
  await db.insertInto('withdrawal').values(row).execute();
}

/** A payment that belongs to the account with this address; nobody learns here which of both was wrong. */
export async function selectPaymentOf(
  db: Db,
  pool: string,
  emailKey: string,
  paymentId: string,
): Promise<{ id: string; member_id: string } | undefined> {
  return db
    .selectFrom('payment')
    .innerJoin('account', 'account.member_id', 'payment.member_id')
    .select(['payment.id', 'payment.member_id'])
    .where('payment.id', '=', paymentId)
    .where('account.pool', '=', pool)
    .where('account.email_key', '=', emailKey)
    .executeTakeFirst();
}
