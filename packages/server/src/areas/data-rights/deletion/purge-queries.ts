import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/**
 * A deleted account that can no longer be restored: this member's, or the one that waits longest. An account with a pending payment is
 * left out, because what is paid must reach its buyer or be refunded.
 */
export async function selectDue(db: Db, now: Date, memberId?: string) {
  return db
    .selectFrom('account_deletion')
    .innerJoin('member', 'member.id', 'account_deletion.member_id')
    .select(['member.id as member_id', 'member.pool'])
    .where('account_deletion.restorable_until', '<=', now)
    .where('member.status', '=', 'deleted')
    .$if(memberId !== undefined, query => query.where('member.id', '=', memberId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.member_id', '=', 'member.id')
            .where('payment.status', '=', 'pending'),
        ),
      ),
    )
    .orderBy('account_deletion.restorable_until')
    .limit(1)
    .executeTakeFirst();
}

/** Ids of the member's archives. */
export async function selectExports(db: Db, memberId: string): Promise<string[]> {
  const rows = await db.selectFrom('data_export').select('id').where('member_id', '=', memberId).execute();
  return rows.map(row => row.id);
}
