import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { countRecipient } from './active-recipients.ts';
import { eraseAttempts } from './lockout.ts';
import { revokeAllAccess } from './revoke.ts';

/** Ends every session of a hidden member, and their live events. */
export async function endAllAccess(ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  await revokeAllAccess(ctx, tx, memberId);
  tx.after(() => ctx.live.close(memberId));
}

/** Counts a member who has just confirmed the address as a recipient of the service. */
export const countNewMember = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  countRecipient(ctx, tx.db, memberId, null);

/** Forgets the attempts to log in to an account that is erased. */
export const forgetAttempts = (
  _: Context,
  tx: Tx,
  { pool, memberId }: { pool: string; memberId: string },
): Promise<void> => eraseAttempts(tx.db, pool, memberId);
