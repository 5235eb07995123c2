import type { Db } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './outcome-queries.ts';
import { selectSuspension } from './suspension-queries.ts';

/**
 * Whether a decision in force bans this member, or the account is suspended, so that nobody can evade it by deleting and restoring the
 * account, and the end of one does not open what the other closes.
 */
export async function isBanned(db: Db, memberId: string): Promise<boolean> {
  if (await selectSuspension(db, memberId, 'illegal_content')) return true;
  const rows = await queries.selectOutcomes(db, memberId);
  return rows.some(row => row.outcome === 'account_disabled');
}

/** Whether the last decision on this complaint bans the member whom it is about. */
export async function isBanInForce(db: Db, memberId: string, complaintId: string): Promise<boolean> {
  const rows = await queries.selectOutcomes(db, memberId);
  return rows.some(({ id, outcome }) => id === complaintId && outcome === 'account_disabled');
}

/** Whether decisions in force ban this member, and none of them for fraud. Those from before grounds were stored do not say it. */
export async function isClosedWithoutFraud(db: Db, memberId: string): Promise<boolean> {
  const bans = (await queries.selectOutcomes(db, memberId)).filter(
    ({ outcome }) => outcome === 'account_disabled',
  );
  return bans.length > 0 && bans.every(({ ground }) => ground === 'law' || ground === 'terms');
}

/** Whether a decision in force removes this photo of a member: a successful appeal against another decision must not show it again. */
export async function isPhotoRemoved(db: Db, memberId: string, photoId: string): Promise<boolean> {
  const rows = await queries.selectOutcomes(db, memberId);
  return rows.some(row => row.outcome === 'photo_removed' && row.photo_id === photoId);
}
