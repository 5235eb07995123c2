import type { Db } from '../../infrastructure/postgres/transaction.ts';

/**
 * Deletes links and unconfirmed changes of address that expired before `now`, and log-in codes and requests of a new password
 * from before `requestsBefore`.
 */
export async function deleteExpired(
  db: Db,
  { now, requestsBefore }: { now: Date; requestsBefore: Date },
): Promise<void> {
  await db.deleteFrom('activation_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_code').where('created_at', '<=', requestsBefore).execute();
  await db
    .deleteFrom('mail_change')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const lastDay = requestsBefore.toISOString().slice(0, 10);
  await db.deleteFrom('reset_request').where('day', '<', lastDay).execute();
}

/** Makes log-in codes and changes of address that the member has not confirmed invalid. */
export async function deleteRequests(db: Db, memberId: string): Promise<void> {
  await deleteCodes(db, memberId);
  await db
    .deleteFrom('mail_change')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function deleteCodes(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('login_code').where('member_id', '=', memberId).execute();
}
