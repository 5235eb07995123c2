import type { Db } from '../ports/db/transaction.ts';

export async function selectPasswordHash(db: Db, memberId: string): Promise<string> {
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/**
 * Puts a new password in force.
 *
 * @param former the hash that must still be in force; null when it does not matter
 * @returns whom to tell, or undefined when somebody else was faster
 */
export async function setPassword(db: Db, memberId: string, hash: string, former: string | null) {
  return db
    .updateTable('account')
    .from('member')
    .set({ password_hash: hash })
    .whereRef('member.id', '=', 'account.member_id')
    .where('account.member_id', '=', memberId)
    .$if(former !== null, query => query.where('account.password_hash', '=', former ?? ''))
    .returning(['account.pool', 'account.email', 'member.name', 'member.language'])
    .executeTakeFirst();
}

/**
 * Ends what was opened or asked for before: sessions, push messages to their browsers, links to choose a password, codes
 * to log in, changes of address that wait.
 */
export async function endEverythingOpen(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).execute();
  await db.deleteFrom('push_subscription').where('member_id', '=', memberId).execute();
  await db
    .deleteFrom('account_token')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'reset')
    .execute();
  await db.deleteFrom('login_code').where('member_id', '=', memberId).execute();
  await db
    .deleteFrom('mail_change')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .execute();
}
