import type { Updateable } from 'kysely';
import type { AccountTable, MemberTable } from '../../infrastructure/postgres/schema.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blocks, hiddenFrom, type Onlooker, talkedWith } from './visibility-sql.ts';

/** The relation between a member and a viewer; undefined for members who are not active or of another pool. */
export async function selectRelation(db: Db, memberId: string, viewer: Onlooker & { pool: string }) {
  const { id: viewerId, pool } = viewer;
  return db
    .selectFrom('member')
    .select([
      blocks(viewerId, memberId).as('iBlocked'),
      blocks(memberId, viewerId).as('blockedMe'),
      hiddenFrom('member', viewer).as('hidden'),
      talkedWith('member', viewerId).as('talked'),
    ])
    .where('member.id', '=', memberId)
    .where('member.pool', '=', pool)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

/** Whether a member is invisible, has premium, and to whom the profile is open; `lock` locks the rows until the transaction ends. */
export async function selectPrivacy(db: Db, memberId: string, lock = false) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select([
      'member.invisible',
      'member.open_to_visitors',
      'member.site_id',
      'member.shown_on',
      'account.paid_user',
    ])
    .where('account.member_id', '=', memberId)
    .$if(lock, query => query.forUpdate('account'))
    .executeTakeFirstOrThrow();
}

export async function setPrivacy(
  db: Db,
  memberId: string,
  change: Pick<Updateable<MemberTable>, 'invisible' | 'open_to_visitors' | 'shown_on'>,
): Promise<void> {
  await db.updateTable('member').set(change).where('id', '=', memberId).execute();
}

/** Notes when a member agreed that other companies show the profile, or took that back. */
export async function noteSharing(
  db: Db,
  memberId: string,
  change: Pick<Updateable<AccountTable>, 'consent_sharing_at' | 'sharing_withdrawn_at'>,
): Promise<void> {
  await db.updateTable('account').set(change).where('member_id', '=', memberId).execute();
}
