import { emailKey } from '@velluto/rules';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** The account, locked until the transaction ends, so that concurrent requests of one member wait for each other. */
export async function lockAccount(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'account.email_key', 'account.pool', 'account.status', 'account.password_hash'])
    .select(['account.signup_message', 'account.signup_member'])
    .select(['member.name', 'member.language', 'member.status as member_status'])
    .where('account.member_id', '=', memberId)
    .forUpdate(['account'])
    .executeTakeFirstOrThrow();
}

/** Changes the address of the account. */
export async function updateEmail(db: Db, memberId: string, email: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ email, email_key: emailKey(email) })
    .where('member_id', '=', memberId)
    .execute();
}

/** Ends what is given once, and the offer of the first purchase. */
export async function endWelcome(db: Db, memberId: string): Promise<void> {
  await db.updateTable('account').set({ welcome_ended: true }).where('member_id', '=', memberId).execute();
}
