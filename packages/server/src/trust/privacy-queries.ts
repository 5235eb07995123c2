import type { Db } from '../ports/db/transaction.ts';

/** Whether a member is invisible and may be; locked until the transaction ends when it is to be changed. */
export async function selectPrivacy(db: Db, memberId: string, lock = false) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.invisible', 'account.paid_user'])
    .where('account.member_id', '=', memberId)
    .$if(lock, query => query.forUpdate('account'))
    .executeTakeFirstOrThrow();
}

export async function setInvisible(db: Db, memberId: string, invisible: boolean): Promise<void> {
  await db.updateTable('member').set({ invisible }).where('id', '=', memberId).execute();
}
