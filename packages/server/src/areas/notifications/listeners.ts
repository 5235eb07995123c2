import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { removeAll } from './push-subscription-queries.ts';
import { planPhotoReminder } from './reminders.ts';

/** Ends push messages to the browsers of sessions that ended: of one, of all but one, or of all. */
export const forgetPush = (
  _: Context,
  tx: Tx,
  { memberId, ...which }: { memberId: string; only?: Buffer; except?: Buffer },
): Promise<void> => removeAll(tx.db, memberId, which);

/** Plans the reminder of a missing photo for a new member. */
export const planReminder = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  planPhotoReminder(ctx, tx, memberId);
