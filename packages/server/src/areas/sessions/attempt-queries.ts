import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Blocks the counter when the attempt that just failed was the last one allowed; returns whether it did. */
export async function blockAfter(
  db: Db,
  key: string,
  attempts: number,
  blockedUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_attempt')
    .set({ blocked_until: blockedUntil })
    .where('key', '=', key)
    .where('failures', '>=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes all attempt counters of an account.
 *
 * @param keyPrefix prefix of their keys
 * @param except the key of a counter that stays; null for none
 */
export async function forgetAccountAttempts(db: Db, keyPrefix: string, except: string | null): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where(eb =>
      eb.or([
        eb('key', '=', keyPrefix),
        eb(eb.fn('starts_with', ['key', eb.val(`${keyPrefix}:`)]), '=', true),
      ]),
    )
    .$if(except !== null, query => query.where('key', '<>', except))
    .execute();
}

export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', 'in', keys).execute();
}

export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_attempt').where('last_at', '<=', before).execute();
}
