import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { forgetMarks, markIdentity } from './identity-marks.ts';

/** Keeps by what a member who leaves is known again. */
export const markDeparture = (
  ctx: Context,
  tx: Tx,
  {
    memberId,
    deletion,
    at,
    withdrawals,
  }: { memberId: string; deletion: string; at: Date; withdrawals: Date[] },
): Promise<void> =>
  markIdentity(ctx, tx, memberId, { reason: 'left', source: deletion, since: at, withdrawn_at: withdrawals });

/** Forgets the marks of a departure that was undone. */
export const forgetDeparture = (_: Context, tx: Tx, { deletion }: { deletion: string }): Promise<void> =>
  forgetMarks(tx, deletion);
