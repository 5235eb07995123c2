import type { Db } from '../ports/db/transaction.ts';

/** Deletes sessions and links that ended before `now`, and attempts to log in whose last one was before `attemptsBefore`. */
export async function deleteEnded(db: Db, now: Date, attemptsBefore: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('activation_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_attempt').where('last_at', '<=', attemptsBefore).execute();
}
