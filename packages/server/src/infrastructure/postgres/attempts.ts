import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** The failures counted for a key, and the end of a block. */
export interface AttemptCount {
  failures: number;
  blocked_until: Date | null;
}

/** The allowed attempts of a key, the end of the block after them, and the time before which earlier ones are forgotten. */
export interface AttemptLimits {
  now: Date;
  attempts: number;
  blockedUntil: Date;
  forgetBefore: Date;
}

/**
 * Counts an attempt before the password or code is checked, so that concurrent attempts cannot exceed the limit.
 * An attempt above the limit blocks the key.
 */
export async function countAttempt(
  db: Db,
  table: 'login_attempt' | 'debit_guess',
  key: string,
  { now, attempts, blockedUntil, forgetBefore }: AttemptLimits,
): Promise<AttemptCount> {
  const { rows } = await sql<AttemptCount>`
    insert into ${sql.table(table)} as known (key, failures, last_at)
    values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case
        when known.blocked_until > ${now} then known.failures
        when known.blocked_until is not null or known.last_at < ${forgetBefore} then 1
        else known.failures + 1 end,
      blocked_until = case
        when known.blocked_until > ${now} then known.blocked_until
        when known.blocked_until is null and known.last_at >= ${forgetBefore} and known.failures >= ${attempts}
          then ${blockedUntil}::timestamptz
        else null end,
      last_at = ${now}
    returning failures, blocked_until`.execute(db);
  return rows[0] ?? { failures: 1, blocked_until: null };
}
