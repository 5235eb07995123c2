import type { Db } from '../ports/db/transaction.ts';

/** What is older than these moments is deleted. */
interface Cutoffs {
  now: Date;
  attemptsBefore: Date;
  smsBefore: Date;
  mailsBefore: Date;
}

/**
 * Deletes sessions and links that ended before `now`, changes of address that nobody confirmed, attempts to log in and
 * to choose a new password whose last one was before `attemptsBefore`, codes mailed before that, text messages from
 * before `smsBefore`, and mails from before `mailsBefore`.
 */
export async function deleteExpired(
  db: Db,
  { now, attemptsBefore, smsBefore, mailsBefore }: Cutoffs,
): Promise<void> {
  await db.deleteFrom('outbox_mail').where('created_at', '<=', mailsBefore).execute();
  await db.deleteFrom('outbox_sms').where('created_at', '<=', smsBefore).execute();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('activation_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_code').where('created_at', '<=', attemptsBefore).execute();
  await db
    .deleteFrom('mail_change')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const lastDay = attemptsBefore.toISOString().slice(0, 10);
  await db.deleteFrom('reset_request').where('day', '<', lastDay).execute();
  await db.deleteFrom('login_attempt').where('last_at', '<=', attemptsBefore).execute();
}
