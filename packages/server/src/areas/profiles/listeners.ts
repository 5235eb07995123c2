import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { forgetViewsBetween } from './forget-views.ts';
import { selectPlace } from './location-queries.ts';
import { insertSearchRow, showInSearch } from './search-row-queries.ts';

/** Prepares a new member for searches; a job looks up where their town is. */
export async function enlist(ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  await insertSearchRow(tx.db, memberId);
  if ((await selectPlace(tx.db, memberId))?.city)
    await ctx.jobs.enqueue(tx, 'member.locate', { id: memberId });
}

/** Lets others find a member who has confirmed the address. */
export const show = (_: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  showInSearch(tx.db, memberId);

/** Forgets the views between two members who block. */
export const forgetViews = (
  _: Context,
  tx: Tx,
  { blocker, blocked }: { blocker: string; blocked: string },
): Promise<void> => forgetViewsBetween(tx, blocker, blocked);
