import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as own from './own-photo-queries.ts';

/**
 * Takes a photo out of others' sight, or shows it again; its owner keeps it, marked as refused.
 *
 * @returns false when its owner has deleted it, or never had it
 */
export async function judgePhoto(
  ctx: Context,
  tx: Tx,
  { id, owner }: { id: string; owner: string },
  status: 'active' | 'rejected',
): Promise<boolean> {
  if (!(await own.setStatus(tx.db, owner, id, status))) return false;
  await own.recount(tx.db, owner);
  await bumpState(tx.db, owner);
  tx.after(() => ctx.live.send(owner, { event: 'user', data: {} }));
  return true;
}
