import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';

/** Failures counted so far, and until when the key is blocked. */
export interface AttemptCount {
  failures: number;
  blocked_until: Date | null;
}

/**
 * Counts an attempt before the code is looked at, so that many at once are not more than as many one by one. An attempt too many
 * blocks by itself.
 */
export async function countAttempt(
  db: Db,
  key: string,
  limits: { now: Date; tries: number; blockedUntil: Date; forgetBefore: Date },
): Promise<AttemptCount> {
  const { now, tries, blockedUntil, forgetBefore } = limits;
  const { rows } = await sql<AttemptCount>`
    insert into debit_guess as known (key, failures, last_at)
    values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case
        when known.blocked_until > ${now} then known.failures
        when known.blocked_until is not null or known.last_at < ${forgetBefore} then 1
        else known.failures + 1 end,
      blocked_until = case
        when known.blocked_until > ${now} then known.blocked_until
        when known.blocked_until is null and known.last_at >= ${forgetBefore} and known.failures >= ${tries}
          then ${blockedUntil}::timestamptz
        else null end,
      last_at = ${now}
    returning failures, blocked_until`.execute(db);
  return rows[0] ?? { failures: 1, blocked_until: null };
}

/** What is counted for the keys; nothing for keys without attempts. */
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
