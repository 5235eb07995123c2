import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { announceCredits, book, lockWallet, settleDebt } from '../wallet/wallet.ts';
import * as queries from './payment-queries.ts';

/** The same moment some months later; in a shorter month its last day. */
export function monthsLater(start: Date, months: number): Date {
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== start.getUTCDate()) date.setUTCDate(0);
  return date;
}

/** Begins the months of a premium package; the first month's credits come with the purchase. */
export async function startPremium(
  ctx: Context,
  tx: Tx,
  { id, member_id, credits, months }: { id: string; member_id: string; credits: number; months: number },
): Promise<void> {
  const now = ctx.clock.now();
  await queries.insertPeriod(tx.db, {
    payment_id: id,
    member_id,
    credits_per_month: credits,
    months,
    months_granted: 1,
    starts_at: now,
    ends_at: monthsLater(now, months),
    next_grant_at: months > 1 ? monthsLater(now, 1) : null,
  });
}

/** Ends a premium package early: no further month is granted. Lock the payment before, the wallet after. */
export async function stopPremium(ctx: Context, tx: Tx, paymentId: string): Promise<void> {
  await queries.stopPeriod(tx.db, paymentId, ctx.clock.now());
}

/** Takes an early end back: what fell due in between is granted with the next run. */
export async function resumePremium(tx: Tx, paymentId: string): Promise<void> {
  const period = await queries.lockPeriod(tx.db, paymentId);
  if (!period?.stopped_at) return;
  const { months, months_granted: granted, starts_at } = period;
  await queries.resumePeriod(tx.db, paymentId, granted < months ? monthsLater(starts_at, granted) : null);
}

/** Gives the credits of each month that has begun; a job, safe to run at any time and on several processes. */
export async function grantDueMonths(ctx: Context): Promise<void> {
  while (await ctx.transaction(tx => grantOne(ctx, tx)));
}

async function grantOne(ctx: Context, tx: Tx): Promise<boolean> {
  const period = await queries.lockDuePeriod(tx.db, ctx.clock.now());
  if (!period) return false;
  const granted = period.months_granted + 1;
  await lockWallet(tx, period.member_id);
  const key = `premium:${period.payment_id}:${granted}`;
  const booked = await book(ctx, tx, {
    memberId: period.member_id,
    from: 'sales',
    to: 'wallet',
    amount: period.credits_per_month,
    reason: 'premium_month',
    key,
    paymentId: period.payment_id,
  });
  const wallet = booked && (await settleDebt(ctx, tx, period.member_id, booked, key));
  const next = granted < period.months ? monthsLater(period.starts_at, granted) : null;
  await queries.noteGrant(tx.db, period.payment_id, granted, next);
  await bumpState(tx.db, period.member_id);
  if (wallet) announceCredits(ctx, tx, period.member_id, wallet.balance);
  return true;
}
