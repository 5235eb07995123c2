import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** Whose payments: a member's, or those of the account with an address. */
export type Payer = { memberId: string } | { pool: string; emailKey: string };

/** All payments of a payer that have their details, with the numbers that papers name them by, the latest first. */
export async function selectOfPayer(db: Db, payer: Payer) {
  return db
    .selectFrom('payment')
    .leftJoin('receipt', 'receipt.payment_id', 'payment.id')
    .leftJoin('withdrawal', 'withdrawal.payment_id', 'payment.id')
    .leftJoin('debit', 'debit.payment_id', 'payment.id')
    .leftJoin('debit_mandate', 'debit_mandate.id', 'debit.mandate_id')
    .selectAll('payment')
    .select(['receipt.number as receipt_number', 'receipt.secret as receipt_secret'])
    .select(['withdrawal.id as withdrawal_id', 'debit_mandate.reference as mandate_reference'])
    .where('payment.details_deleted_at', 'is', null)
    .where(({ eb, selectFrom }) =>
      'memberId' in payer
        ? eb('payment.member_id', '=', payer.memberId)
        : eb(
            'payment.member_id',
            'in',
            selectFrom('account')
              .select('account.member_id')
              .where('account.pool', '=', payer.pool)
              .where('account.email_key', '=', payer.emailKey),
          ),
    )
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
}

/** A payment with the numbers that papers name it by. */
export type NamedPaymentRow = Awaited<ReturnType<typeof selectOfPayer>>[number];
