import type { Db } from '../ports/db/transaction.ts';
import { blocks, hiddenFrom, talkedWith } from './visibility-sql.ts';

/** The relation between a member and a viewer; undefined for members who are not active or of another pool. */
export async function selectRelation(db: Db, pool: string, memberId: string, viewerId: string | null) {
  return db
    .selectFrom('member')
    .select([
      blocks(viewerId, memberId).as('iBlocked'),
      blocks(memberId, viewerId).as('blockedMe'),
      hiddenFrom('member', viewerId).as('hidden'),
      talkedWith('member', viewerId).as('talked'),
    ])
    .where('member.id', '=', memberId)
    .where('member.pool', '=', pool)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

/** Whether a member is invisible and has premium; `lock` locks the rows until the transaction ends. */
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
