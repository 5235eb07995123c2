import type { Context } from '../../../context/context.ts';
import { deleteMailsTo } from '../../../infrastructure/mail/outbox-cleanup.ts';
import { lockDeliveries } from '../../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { lockWallet } from '../../wallet/api.ts';
import { memberErased } from '../events.ts';
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
  await ctx.events.emit(tx, memberErased, { memberId, pool });
  for (const archive of await queries.selectExports(tx.db, memberId)) {
    await ctx.jobs.enqueue(tx, 'exports.remove', { id: archive });
  }
  await deleteMailsTo(tx.db, memberId);
  await eraseRows(tx.db, memberId);
  return true;
}
