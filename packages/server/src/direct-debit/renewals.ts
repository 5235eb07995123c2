import { monthIn, startOfDay } from '@velluto/rules';
import { isActive } from '../accounts/account-status.ts';
import type { Context } from '../context.ts';
import { originOf } from '../http/origin.ts';
import { addDays, addMonths, collectionDate, sameTimeNextMonth } from '../payments/calendar.ts';
import { addDebitPayment, lockPayment } from '../payments/debit-payments.ts';
import { endWithin } from '../payments/settle.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { spendingRefusal } from '../wallet/spending-limits.ts';
import * as debits from './debit-queries.ts';
import { hasRoomInMonth, isWithinLimit, lockPayer } from './limits.ts';
import { mailPreNotification, mailSkippedRenewals } from './mails.ts';
import * as mandates from './mandate-queries.ts';
import { noticeDaysOf } from './mandate-text.ts';
import * as subscriptions from './subscription-queries.ts';

/** A renewal is announced so long before, which leaves time to cancel it. */
const announcedDaysAhead = 7;

/** Announces each month that renews soon; a job, safe to repeat and on several processes. */
export async function announceRenewals(ctx: Context): Promise<void> {
  if (!ctx.payments.debits) return;
  while (await ctx.transaction(tx => announceOne(ctx, tx)));
}

async function announceOne(ctx: Context, tx: Tx): Promise<boolean> {
  const now = ctx.clock.now();
  const ahead = addDays(now, announcedDaysAhead);
  const of = { before: ahead, siteIds: ctx.sites.all.map(({ id }) => id) };
  const found = await subscriptions.selectDue(tx.db, of);
  if (!found) return false;
  const site = ctx.sites.byId(found.site_id);
  const mandate = await mandates.selectMandate(tx.db, found.mandate_id);
  await lockPayer(ctx, tx.db, { memberId: found.member_id, iban: mandate.iban_fingerprint });
  // locked when its turn has come only: whoever has a turn may wait for a wallet whose holder waits for what renews
  const due = await subscriptions.lockDue(tx.db, of, found.id);
  if (!due) return true;
  const plan = (renewals: number, anchor: Date) => ({
    renewals,
    anchor_at: anchor,
    next_at: addMonths(anchor, due.first_months + renewals),
  });
  const room = (at: Date) =>
    firstPossibleDate(ctx, tx, site, due, mandate, earliestCollection(now, site, mandate, at));
  const collectAt = await room(due.next_at);
  if (collectAt === null) {
    const days = [due.next_at];
    let skipped = plan(due.renewals, addMonths(due.anchor_at, 1));
    // whoever slept for months tells of all of them at once
    while (skipped.next_at <= ahead && (await room(skipped.next_at)) === null) {
      days.push(skipped.next_at);
      skipped = plan(due.renewals, addMonths(skipped.anchor_at, 1));
    }
    await subscriptions.noteRenewal(tx.db, due.id, skipped);
    const leftOut = { subscriptionId: due.id, amountMinor: due.amount_minor, days };
    await mailSkippedRenewals(ctx, tx, site, originOf(ctx, site), mandate, leftOut);
    return true;
  }
  const payment = await addDebitPayment(ctx, tx, {
    memberId: due.member_id,
    site,
    packageId: due.package_id,
    credits: due.credits,
    months: 1,
    amountMinor: due.amount_minor,
    country: due.country,
    discount: null,
    key: ctx.ids.uuid(),
  });
  const debit = await debits.insertDebit(tx.db, {
    payment_id: payment.id,
    mandate_id: mandate.id,
    member_id: due.member_id,
    site_id: site.id,
    subscription_id: due.id,
    iban_fingerprint: mandate.iban_fingerprint,
    amount_minor: due.amount_minor,
    month: monthIn(site.time_zone, collectAt),
    collect_at: collectAt,
    state: 'announced',
    advanced: false,
    claimed_until: null,
  });
  // months that went by without being paid are not paid later
  let next = plan(due.renewals + 1, due.anchor_at);
  while (next.next_at <= collectAt) next = plan(next.renewals, addMonths(next.anchor_at, 1));
  await subscriptions.noteRenewal(tx.db, due.id, next);
  await mailPreNotification(ctx, tx, site, originOf(ctx, site), mandate, debit);
  return true;
}

/** The day it is due, or, when this was not announced in time, as soon as the mandate allows. */
function earliestCollection(now: Date, site: Site, mandate: mandates.MandateRow, due: Date): Date {
  const soonest = collectionDate(site, now, noticeDaysOf(mandate));
  return due > soonest ? due : soonest;
}

/**
 * The moment itself, or the first one at which the limit of direct debit and the member's own limits leave room; null
 * where one of them is below the price.
 */
async function firstPossibleDate(
  ctx: Context,
  tx: Tx,
  site: Site,
  due: subscriptions.SubscriptionRow,
  mandate: mandates.MandateRow,
  at: Date,
): Promise<Date | null> {
  const { member_id: memberId, amount_minor: amountMinor } = due;
  const who = { memberId, iban: mandate.iban_fingerprint };
  const price = { amountMinor, currency: 'EUR' } as const;
  if (!isWithinLimit(amountMinor)) return null;
  for (let moment = at; ; ) {
    const refusal = await spendingRefusal(ctx, tx.db, { site, memberId, price, at: moment });
    if (refusal?.code === 'spending_limit_reached' && !refusal.ever) return null;
    if (refusal?.code === 'spending_paused') moment = new Date(startOfDay(site.time_zone, refusal.until));
    else if (refusal || !(await hasRoomInMonth(tx.db, site, who, { amountMinor, at: moment }))) {
      moment = sameTimeNextMonth(site.time_zone, moment);
    } else return moment;
  }
}

/** Why a renewal that was announced is put off: the member's own limits, an account that is not open, a provider long away. */
export type Obstacle = 'own_limits' | 'not_active' | 'late';

/** What is in the way of a renewal now that was not when it was announced; null for nothing, and for what is no renewal. */
export async function renewalObstacle(
  ctx: Context,
  debit: debits.DebitRow,
  late: boolean,
): Promise<Obstacle | null> {
  const {
    subscription_id: id,
    payment_id: paymentId,
    member_id: memberId,
    amount_minor: amountMinor,
  } = debit;
  if (id === null || (await subscriptions.selectByFirstPayment(ctx.db, paymentId))) return null;
  if (!(await isActive(ctx.db, memberId))) return 'not_active';
  if (late) return 'late';
  const site = ctx.sites.byId(debit.site_id);
  const price = { amountMinor, currency: 'EUR' } as const;
  const at = ctx.clock.now();
  const refusal = await spendingRefusal(ctx, ctx.db, { site, memberId, price, at, except: [paymentId] });
  return refusal && 'own_limits';
}

/**
 * Takes an announcement back, of which the bank does not know, and says so where the member's own limits are why; it is
 * made anew for when these leave room, or once the account is open again.
 */
export async function postponeRenewal(
  ctx: Context,
  debit: debits.DebitRow,
  obstacle: Obstacle,
): Promise<void> {
  await ctx.transaction(async tx => {
    await lockPayment(tx, debit.payment_id);
    // cancelled before its payment is, so that what renews goes on
    const taken = await debits.changeState(tx.db, debit.payment_id, ['collecting'], 'cancelled');
    if (!taken?.subscription_id) return;
    await endWithin(ctx, tx, debit.payment_id, 'cancelled');
    await subscriptions.uncountRenewal(tx.db, taken.subscription_id, debit.collect_at);
    if (obstacle !== 'own_limits') return;
    const site = ctx.sites.byId(debit.site_id);
    const mandate = await mandates.selectMandate(tx.db, debit.mandate_id);
    const leftOut = {
      subscriptionId: taken.subscription_id,
      amountMinor: debit.amount_minor,
      days: [debit.collect_at],
    };
    await mailSkippedRenewals(ctx, tx, site, originOf(ctx, site), mandate, leftOut);
  });
}
