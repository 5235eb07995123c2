import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion, lockStates } from '../../infrastructure/postgres/user-state.ts';
import { deleteBetween } from './like-queries.ts';
import { releaseLikes } from './likes.ts';

/** Forgets the likes between two members who block; new ones are not counted any more. */
export async function forgetLikesBetween(
  _: Context,
  tx: Tx,
  { blocker, blocked }: { blocker: string; blocked: string },
): Promise<void> {
  await lockStates(tx.db, [blocker, blocked]);
  for (const { liked, counted } of await deleteBetween(tx.db, blocker, blocked))
    if (counted) await incrementVersion(tx.db, liked, { newLikes: -1 });
}

/** Delivers the likes that a member gave before confirming the address. */
export const release = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  releaseLikes(ctx, tx, memberId);
