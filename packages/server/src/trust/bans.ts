import type { Db } from '../ports/db/transaction.ts';
import * as queries from './ban-queries.ts';

/** Whether a decision that holds closes this account: nobody evades it by deleting the account and coming back. */
export async function isBanned(db: Db, memberId: string): Promise<boolean> {
  const rows = await queries.selectOutcomes(db, memberId);
  return rows.some(row => row.outcome === 'account_disabled');
}
