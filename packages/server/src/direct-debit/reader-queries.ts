import type { Language } from '@velluto/rules';
import type { Db } from '../ports/db/transaction.ts';

/** Whom a mail about direct debit goes to. */
export interface Reader {
  email: string;
  name: string;
  language: Language;
}

/** The member behind a mandate; nothing when the account is gone. */
export async function selectReader(db: Db, memberId: string): Promise<Reader | undefined> {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'member.name', 'member.language'])
    .where('account.member_id', '=', memberId)
    .executeTakeFirst();
}
