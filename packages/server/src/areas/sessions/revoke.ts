import type { Db } from '../../infrastructure/postgres/transaction.ts';

/**
 * Ends every access that was opened or requested before: sessions, their push subscriptions, reset links, log-in codes,
 * pending changes of address.
 */
export async function revokeAllAccess(db: Db, memberId: string): Promise<void> {
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

/** Starts a new epoch, so that no browser is known any more. */
export async function forgetBrowsers(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('account')
    .set(eb => ({ browser_epoch: eb('browser_epoch', '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
}
