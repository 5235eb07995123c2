import { REACTIVATION_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { BlockedPair } from '../../infrastructure/jobs/payloads.ts';
import { lockDeliveriesBetween } from '../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { selectBlockedAt } from '../access/api.ts';
import { hasUnreadPaid, refundUnread } from './refund.ts';

const day = 86_400_000;
/** Milliseconds after which a block counts as permanent: as long as a deletion can be undone. */
const lastingMs = REACTIVATION_DAYS * day;

/** Plans the refund of unread messages that a new block does not refund at once, unless it is lifted before. */
export async function planBlockRefund(ctx: Context, tx: Tx, pair: BlockedPair): Promise<void> {
  if (!(await hasUnreadPaid(tx, { from: pair.blocked, to: pair.blocker, forGood: true }))) return;
  const runAt = new Date(ctx.clock.now().getTime() + lastingMs);
  await ctx.jobs.enqueue(tx, 'trust.refund', pair, { runAt });
}

/**
 * Job: refunds unread messages under a block that has lasted, also when the blocker had lifted an earlier block of the sender;
 * the messages are never shown any more. Does nothing when the block was lifted, or made again since.
 */
export async function refundAfterBlock(ctx: Context, { blocker, blocked }: BlockedPair): Promise<void> {
  await ctx.transaction(async tx => {
    await lockDeliveriesBetween(tx, blocker, blocked);
    const blockedAt = await selectBlockedAt(tx.db, blocker, blocked);
    if (!blockedAt || ctx.clock.now().getTime() - blockedAt.getTime() < lastingMs) return;
    await refundUnread(ctx, tx, { from: blocked, to: blocker, forGood: true });
  });
}
