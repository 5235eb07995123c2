import type { Language } from '@velluto/rules';
import type { Db } from '../ports/db/transaction.ts';

/** Everything of a member's own account and profile that the user shows. */
export async function selectUser(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .select([
      'member.id',
      'member.name',
      'member.gender',
      'member.date_of_birth',
      'member.country',
      'member.region',
      'member.city',
      'member.status as profile_status',
      'member.origin',
      'member.language',
      'member.num_photos',
      'member.created_at',
      'account.status',
      'account.email',
      'account.paid_user',
      'account.notifications_disabled',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function setLanguage(db: Db, memberId: string, language: Language): Promise<void> {
  await db.updateTable('member').set({ language }).where('id', '=', memberId).execute();
}
