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

/** Whether a member is invisible, has premium, and is open to visitors; `lock` locks the rows until the transaction ends. */
export async function selectPrivacy(db: Db, memberId: string, lock = false) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.invisible', 'member.open_to_visitors', 'account.paid_user'])
    .where('account.member_id', '=', memberId)
    .$if(lock, query => query.forUpdate('account'))
    .executeTakeFirstOrThrow();
}

export async function setPrivacy(
  db: Db,
  memberId: string,
  change: { invisible?: boolean; open_to_visitors?: boolean },
): Promise<void> {
  await db.updateTable('member').set(change).where('id', '=', memberId).execute();
}
