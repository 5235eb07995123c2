import type { Context } from '../../../context/context.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../../infrastructure/postgres/user-state.ts';
import { grantCredits, lockWallet } from '../../wallet/api.ts';
import { addMonths } from './calendar.ts';
import * as queries from './premium-queries.ts';
import { rescheduleSubscription } from './subscription-calendar.ts';

/**
 * Begins the premium period of a purchase: now, or at the end of the member's present premium time. The first month's credits come with
 * the purchase in either case, as the offer says. Lock the wallet before, so that of two concurrent purchases one follows the other.
 */
export async function startPremium(
  ctx: Context,
  tx: Tx,
  { id, member_id, credits, months }: { id: string; member_id: string; credits: number; months: number },
): Promise<void> {
  const begins = await premiumEnds(ctx, tx.db, member_id);
  await queries.insertPeriod(tx.db, {
    payment_id: id,
    member_id,
    credits_per_month: credits,
    months,
    months_granted: 1,
    ...calendar(begins, { months, months_granted: 1 }),
  });
}

/** When a member's premium time ends; now for members without any. */
export async function premiumEnds(ctx: Context, db: Db, memberId: string): Promise<Date> {
  const now = ctx.clock.now();
  const running = await queries.selectRunningPeriods(db, memberId, now);
  return new Date(Math.max(now.getTime(), ...running.map(({ ends_at }) => ends_at.getTime())));
}

/** Columns of a premium period: begin, end, and when the next credits are due. */
function calendar(starts: Date, period: { months: number; months_granted: number }) {
  const { months, months_granted: granted } = period;
  return {
    starts_at: starts,
    ends_at: addMonths(starts, months),
    next_grant_at: granted < months ? addMonths(starts, granted) : null,
  };
}

/** A payment of premium. */
interface Bought {
  id: string;
  member_id: string;
}

/** Ends a premium period early: no further months are granted, and later periods move up. Lock payment and wallet before. */
export async function stopPremium(ctx: Context, tx: Tx, { id, member_id }: Bought): Promise<void> {
  await queries.stopPeriod(tx.db, id, ctx.clock.now());
  await rearrangePeriods(ctx, tx, member_id);
}

/** Reverts an early end: credits that were due meanwhile are granted by the next run of the job, and later periods move back. */
export async function resumePremium(ctx: Context, tx: Tx, { id, member_id }: Bought): Promise<void> {
  const period = await queries.lockPeriod(tx.db, id);
  if (!period?.stopped_at) return;
  await queries.resumePeriod(tx.db, id, calendar(period.starts_at, period).next_grant_at);
  await rearrangePeriods(ctx, tx, member_id);
}

/**
 * Reschedules the premium periods of a member one after another, without gap or overlap. A period that granted more than the month of its
 * purchase has begun and keeps its place; the others follow in their order.
 */
async function rearrangePeriods(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const now = ctx.clock.now();
  const running = await queries.selectRunningPeriods(tx.db, memberId, now);
  const begun = running.filter(({ months_granted }) => months_granted > 1);
  let end = Math.max(...begun.map(({ ends_at }) => ends_at.getTime()));
  const moved: { memberId: string; paymentId: string; startsAt: Date }[] = [];
  for (const period of running.filter(({ months_granted }) => months_granted === 1)) {
    const { payment_id: paymentId, starts_at } = period;
    const first = Math.min(starts_at.getTime(), now.getTime());
    const startsAt = new Date(Math.max(end, first));
    end = addMonths(startsAt, period.months).getTime();
    if (startsAt.getTime() === starts_at.getTime()) continue;
    await queries.movePeriod(tx.db, paymentId, calendar(startsAt, period));
    moved.push({ memberId, paymentId, startsAt });
  }
  for (const period of moved) await rescheduleSubscription(tx, period);
}

/** Job: gives the credits of each month that has begun; safe to run at any time and on several processes. */
export async function grantDueMonths(ctx: Context): Promise<void> {
  while (await ctx.transaction(tx => grantOne(ctx, tx)));
}

async function grantOne(ctx: Context, tx: Tx): Promise<boolean> {
  const period = await queries.lockDuePeriod(tx.db, ctx.clock.now());
  if (!period) return false;
  const granted = period.months_granted + 1;
  await lockWallet(tx, period.member_id);
  await grantCredits(ctx, tx, {
    memberId: period.member_id,
    paymentId: period.payment_id,
    amount: period.credits_per_month,
    reason: 'premium_month',
    key: `premium:${period.payment_id}:${granted}`,
  });
  const { next_grant_at: next } = calendar(period.starts_at, { ...period, months_granted: granted });
  await queries.recordGrant(tx.db, period.payment_id, granted, next);
  await incrementVersion(tx.db, period.member_id);
  return true;
}
