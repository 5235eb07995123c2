import { REACTIVATION_DAYS } from '@velluto/rules';
import { closeArrivalsOfTwo } from '../chat/arrivals.ts';
import { refundUnread, waitsUnread } from '../chat/refund.ts';
import type { Context } from '../context.ts';
import type { BlockedPair } from '../jobs/payloads.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { selectBlockedAt } from './block-queries.ts';

const day = 86_400_000;
/** A block that stands as long as a deletion can be taken back counts as one for good. */
const lastingMs = REACTIVATION_DAYS * day;

/** Plans to pay back what a new block leaves unread under it, unless it is lifted before. */
export async function planLateRefund(ctx: Context, tx: Tx, pair: BlockedPair): Promise<void> {
  if (!(await waitsUnread(tx, { from: pair.blocked, to: pair.blocker, forGood: true }))) return;
  const runAt = new Date(ctx.clock.now().getTime() + lastingMs);
  await ctx.jobs.enqueue(tx, 'trust.refund', pair, { runAt });
}

/**
 * Job: pays back what waits unread under a block that has lasted, also where the blocker had come back to the sender before;
 * it is never shown any more. After one that was lifted, or made anew since, it does nothing.
 */
export async function refundLastingBlock(ctx: Context, { blocker, blocked }: BlockedPair): Promise<void> {
  await ctx.transaction(async tx => {
    await closeArrivalsOfTwo(tx, blocker, blocked);
    const since = await selectBlockedAt(tx.db, blocker, blocked);
    if (!since || ctx.clock.now().getTime() - since.getTime() < lastingMs) return;
    await refundUnread(ctx, tx, { from: blocked, to: blocker, forGood: true });
  });
}
