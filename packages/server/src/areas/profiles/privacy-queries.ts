import type { Updateable } from 'kysely';
import type { AccountTable } from '../../infrastructure/postgres/tables/accounts.ts';
import type { MemberTable } from '../../infrastructure/postgres/tables/profiles.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

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
export async function recordSharing(
  db: Db,
  memberId: string,
  change: Pick<Updateable<AccountTable>, 'consent_sharing_at' | 'sharing_withdrawn_at'>,
): Promise<void> {
  await db.updateTable('account').set(change).where('member_id', '=', memberId).execute();
}
