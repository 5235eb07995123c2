import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { disabledKinds } from './disabled-kinds-sql.ts';

/** A member as the recipient of notifications; undefined for members without an account, or who are not active. */
export async function selectRecipient(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .select([
      'member.id',
      'member.pool',
      'member.site_id',
      'member.name',
      'member.language',
      'member.country',
      'member.looking_for',
      'member.sought_min_age',
      'member.sought_max_age',
      'member.num_photos',
      'member.created_at',
      'member.last_active_at',
      'account.email',
      'account.status',
      'account.paid_user',
      'account.emails_enabled',
      disabledKinds.as('notifications_disabled'),
    ])
    .where('member.id', '=', memberId)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof selectRecipient>>>;

/** Members as mails show them; those who are not active are left out. */
export async function selectPeople(db: Db, memberIds: string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('member')
    .select(['id', 'name', 'origin', 'date_of_birth', 'country', 'city'])
    .where('id', 'in', memberIds)
    .where('status', '=', 'active')
    .execute();
}
