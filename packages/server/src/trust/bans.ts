import type { Db } from '../ports/db/transaction.ts';
import * as queries from './complaints/decision-queries.ts';

/** Whether a decision that holds closes this account: nobody evades it by deleting the account and coming back. */
export async function isBanned(db: Db, memberId: string): Promise<boolean> {
  const rows = await queries.selectOutcomes(db, memberId);
  return rows.some(row => row.outcome === 'account_disabled');
}

/** Whether a decision that holds takes this photo of a member out of sight: an appeal against another one leaves it so. */
export async function isPhotoRemoved(db: Db, memberId: string, photoId: string): Promise<boolean> {
  const rows = await queries.selectOutcomes(db, memberId);
  return rows.some(row => row.outcome === 'photo_removed' && row.photo_id === photoId);
}
