import { sql } from 'kysely';
import type { Db } from '../postgres/transaction.ts';

/** Query of the keys of every address that is or was a member's. Requested but unconfirmed addresses are left out, since they may be a stranger's. */
export const addressKeysOf = (memberId: string) => sql<{ key: string }>`
  select email_key as key from account where member_id = ${memberId}
  union select old_email_key from mail_change where member_id = ${memberId}
  union select lower(new_email) from mail_change where member_id = ${memberId} and confirmed_at is not null`;

/** The recipient of a mail to a member, and the language; undefined when the account was erased. */
export async function addresseeOf(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'member.name', 'member.language'])
    .where('account.member_id', '=', memberId)
    .executeTakeFirst();
}
