import type { Db } from '../ports/db/transaction.ts';

/** Whom a mail to a member goes to, in which language; undefined when the account is gone. */
export async function addresseeOf(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'member.name', 'member.language'])
    .where('account.member_id', '=', memberId)
    .executeTakeFirst();
}
