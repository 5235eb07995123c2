import { sql } from 'kysely';
import type { AttemptCount } from '../../../infrastructure/postgres/attempts.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** The attempt counters of these keys; keys without attempts have none. */
export async function selectAttempts(db: Db, keys: string[], forgetBefore: Date): Promise<AttemptCount[]> {
  return db
    .selectFrom('debit_guess')
    .select(['failures', 'blocked_until'])
    .where('key', 'in', keys)
    .where(({ or, eb }) => or([eb('last_at', '>=', forgetBefore), eb('blocked_until', '>', forgetBefore)]))
    .execute();
}

export async function blockKey(db: Db, key: string, now: Date, until: Date): Promise<void> {
  await sql`
    insert into debit_guess as known (key, failures, last_at, blocked_until)
    values (${key}, 1, ${now}, ${until})
    on conflict (key) do update set blocked_until = greatest(known.blocked_until, ${until}::timestamptz)`.execute(
    db,
  );
}

export async function deleteAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('debit_guess').where('key', 'in', keys).execute();
}

export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('debit_guess')
    .where('last_at', '<', before)
    .where(({ or, eb }) => or([eb('blocked_until', 'is', null), eb('blocked_until', '<', before)]))
    .execute();
}
