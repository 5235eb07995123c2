import type { Context } from '../../../context/context.ts';
import { lockDeliveries } from '../../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { refundUnread } from '../../chat/api.ts';
import { eraseDirectDebits } from '../../payments/api.ts';
import { eraseAttempts } from '../../sessions/api.ts';
import { book, lockWallet } from '../../wallet/api.ts';
import { eraseRows } from '../personal-data/erase.ts';
import * as queries from './purge-queries.ts';

/** Job: erases every deleted account that can no longer be restored; safe to run at any time and on several processes. */
export async function purgeAccounts(ctx: Context): Promise<void> {
  while (await ctx.transaction(tx => purgeOne(ctx, tx)));
}

async function purgeOne(ctx: Context, tx: Tx): Promise<boolean> {
  const now = ctx.clock.now();
  const next = await queries.selectDue(tx.db, now);
  if (!next) return false;
  // restoring takes the same lock, and so does another process that erases: look again under it
  await lockDeliveries(tx, next.member_id);
  const due = await queries.selectDue(tx.db, now, next.member_id);
  if (!due) return true;
  const { member_id: memberId, pool } = due;
  await lockWallet(tx, memberId);
  await refundUnread(ctx, tx, { to: memberId, forGood: true });
  await eraseDirectDebits(ctx, tx, memberId);
  await closeWallet(ctx, tx, memberId);
  for (const key of await queries.selectPhotoKeys(tx.db, memberId)) {
    await ctx.jobs.enqueue(tx, 'photo.remove', { key });
  }
  for (const archive of await queries.selectExports(tx.db, memberId)) {
    await ctx.jobs.enqueue(tx, 'exports.remove', { id: archive });
  }
  await queries.deleteMails(tx.db, memberId);
  await eraseAttempts(tx.db, pool, memberId);
  await eraseRows(tx.db, memberId);
  return true;
}

/** Books out the remaining credits, so that the ledger owes nothing to a member who no longer exists. */
async function closeWallet(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const wallet = await lockWallet(tx, memberId);
  for (const [from, amount] of [['wallet', wallet.balance] as const, ['held', wallet.held] as const]) {
    if (amount === 0) continue;
    const key = `erasure:${from}:${memberId}`;
    await book(ctx, tx, { memberId, from, to: 'clawback', amount, reason: 'erasure', key });
  }
}
