import { REACTIVATION_DAYS } from '@velluto/rules';
import { refundUnread } from '../chat/refund.ts';
import type { Context } from '../context.ts';
import { lockWallet } from '../wallet/wallet.ts';
import { closePair } from './block.ts';
import * as queries from './block-queries.ts';
import { blocksBetween } from './blocks.ts';

const day = 86_400_000;

/**
 * Job: a block that has stood as long as a deletion can be taken back counts as one for good. What it left unread is paid
 * back then, also where the blocker had come back to the sender before, and never shown any more.
 */
export async function refundLastingBlocks(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - REACTIVATION_DAYS * day);
  for (const { blocker, blocked } of await queries.selectLastingBlocks(ctx.db, before)) {
    await ctx.transaction(async tx => {
      await closePair(tx, blocker, blocked);
      // one that was lifted since has its messages unread again
      if (!(await blocksBetween(tx.db, blocker, blocked)).iBlocked) return;
      await lockWallet(tx, blocked);
      await refundUnread(ctx, tx, { from: blocked, to: blocker, forGood: true });
    });
  }
}
