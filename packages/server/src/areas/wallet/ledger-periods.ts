import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { sumsOfMembers } from './ledger-reconciliation-queries.ts';

/** The smallest id of that time or later: ids begin with the millisecond at which they were made. */
export const firstIdAt = (time: Date): string =>
  v7({ msecs: time.getTime(), seq: 0, random: new Uint8Array(16) });

/** The newest closed period; undefined before the first. */
export async function selectLastPeriod(db: Db) {
  return db
    .selectFrom('ledger_period')
    .select(['number', 'until'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const midnightBefore = (now: Date, days: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days));

/**
 * Closes the days before yesterday that are open: adds what their movements come to to the sums of closed periods. Yesterday stays
 * open, for transactions that are under way. Of two that close at once one waits, and finds nothing to close.
 *
 * @param db a transaction
 */
export async function closePeriod(db: Db, now: Date): Promise<void> {
  const until = midnightBefore(now, 1);
  await sql`lock table ledger_period in exclusive mode`.execute(db);
  const last = await selectLastPeriod(db);
  if (last && last.until >= until) return;
  const isClosing = sql`id < ${firstIdAt(until)}::uuid ${last ? sql`and id >= ${firstIdAt(last.until)}::uuid` : sql``}`;
  await sql`
    insert into ledger_period (number, until, movements, closed_at)
    select ${(last?.number ?? 0) + 1}, ${until}, count(*), ${now} from ledger where ${isClosing}`.execute(db);
  await sql`
    insert into closed_wallet (member_id, balance, held, debt) ${sumsOfMembers(isClosing)}
    on conflict (member_id) do update set
      balance = closed_wallet.balance + excluded.balance,
      held = closed_wallet.held + excluded.held,
      debt = closed_wallet.debt + excluded.debt`.execute(db);
}

/**
 * Opens all closed periods again.
 *
 * @param db a transaction
 */
export async function openPeriods(db: Db): Promise<void> {
  await db.deleteFrom('ledger_period').execute();
  await db.deleteFrom('closed_wallet').execute();
}
