import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Rows older than these moments are deleted. */
interface Cutoffs {
  now: Date;
  attemptsBefore: Date;
  smsBefore: Date;
  mailsBefore: Date;
  suppressionsBefore: Date;
}

/**
 * Deletes sessions and links that expired before `now`, unconfirmed changes of address, attempts to log in and
 * to reset a password whose last one was before `attemptsBefore`, log-in codes mailed before that, text messages from
 * before `smsBefore`, mails from before `mailsBefore`, and addresses to which nothing was sent since `suppressionsBefore`.
 */
export async function deleteExpired(
  db: Db,
  { now, attemptsBefore, smsBefore, mailsBefore, suppressionsBefore }: Cutoffs,
): Promise<void> {
  await db.deleteFrom('outbox_mail').where('created_at', '<=', mailsBefore).execute();
  await db.deleteFrom('mail_suppression').where('created_at', '<=', suppressionsBefore).execute();
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
