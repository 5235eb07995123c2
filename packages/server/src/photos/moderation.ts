import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as own from './own-photo-queries.ts';

/**
 * Takes a photo out of others' sight, or shows it again; its owner keeps it, marked as refused.
 *
 * @returns false when its owner has deleted it
 */
export async function judgePhoto(
  ctx: Context,
  tx: Tx,
  photoId: string,
  status: 'active' | 'rejected',
): Promise<boolean> {
  const owner = await own.setStatus(tx.db, photoId, status);
  if (owner === undefined) return false;
  await own.recount(tx.db, owner);
  await bumpState(tx.db, owner);
  tx.after(() => ctx.live.send(owner, { event: 'user', data: {} }));
  return true;
}
