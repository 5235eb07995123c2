import { monthIn, startOfDay } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { isActive } from '../../access/api.ts';
import { spendingRefusal } from '../../wallet/api.ts';
import { addDays, addMonths, collectionDate, sameTimeNextMonth } from '../settlement/calendar.ts';
import { addDebitPayment, getPayment, lockPayment } from '../settlement/direct-debit-payments.ts';
import * as debits from '../settlement/direct-debit-queries.ts';
import * as mandates from '../settlement/mandate-queries.ts';
import * as subscriptions from '../settlement/subscription-queries.ts';
import { endWithin } from '../settlement/sync-payment.ts';
import { hasRoomInMonth, isWithinLimit, lockPayer } from './limits.ts';
import { mailPreNotification, mailSkippedRenewals } from './mails.ts';
import { noticeDaysOf } from './mandate-text.ts';

/** Days before its due date on which a renewal is announced, so that there is time to cancel it. */
const announcedDaysAhead = 7;

/** Job: announces each month that renews soon; safe to repeat and to run on several processes. */
export async function announceRenewals(ctx: Context): Promise<void> {
  await subscriptions.endReached(ctx.db, ctx.clock.now());
  if (!ctx.payments.debits) return;
  while (await ctx.transaction(tx => announceOne(ctx, tx)));
}

/** A subscription whose next month is due, locked. */
type DueSubscription = NonNullable<Awaited<ReturnType<typeof subscriptions.lockDue>>>;

/** A due renewal with everything needed to decide on it. */
interface Renewal {
  site: Site;
  mandate: mandates.MandateRow;
  due: DueSubscription;
}

/** Announces or skips the next month of one subscription; false when none is due. */
async function announceOne(ctx: Context, tx: Tx): Promise<boolean> {
  const before = addDays(ctx.clock.now(), announcedDaysAhead);
  const of = { before, siteIds: ctx.sites.all.map(({ id }) => id) };
  const found = await subscriptions.selectDue(tx.db, of);
  if (!found) return false;
  const site = ctx.sites.byId(found.site_id);
  const mandate = await mandates.selectMandate(tx.db, found.mandate_id);
  await lockPayer(ctx, tx.db, { memberId: found.member_id, iban: mandate.iban_fingerprint });
  // locked after the payer, to avoid a deadlock: the holder of that lock may wait for a wallet, and the holder of the wallet for the subscription
  const due = await subscriptions.lockDue(tx.db, of, found.id);
  if (!due) return true;
  const renewal = { site, mandate, due };
  const collectAt = await firstPossibleDate(ctx, tx, renewal, due.next_at);
  const tooLate = due.renew_until !== null && collectAt !== null && collectAt >= due.renew_until;
  if (collectAt === null || tooLate) await skipRenewals(ctx, tx, renewal, before);
  else await announceRenewal(ctx, tx, renewal, collectAt);
  return true;
}

/** The calendar columns of a subscription after some renewals. */
const planOf = ({ first_months }: DueSubscription, renewals: number, anchor: Date) => ({
  renewals,
  anchor_at: anchor,
  next_at: addMonths(anchor, first_months + renewals),
});

/** Skips the due month, and all others that became due if the server was down for months; one mail announces all of them. */
async function skipRenewals(ctx: Context, tx: Tx, renewal: Renewal, before: Date): Promise<void> {
  const { site, mandate, due } = renewal;
  const days = [due.next_at];
  let skipped = planOf(due, due.renewals, addMonths(due.anchor_at, 1));
  while (skipped.next_at <= before && (await firstPossibleDate(ctx, tx, renewal, skipped.next_at)) === null) {
    days.push(skipped.next_at);
    skipped = planOf(due, due.renewals, addMonths(skipped.anchor_at, 1));
  }
  await subscriptions.recordRenewal(tx.db, due.id, skipped);
  const mail = { site, origin: siteOrigin(ctx, site), mandate };
  await mailSkippedRenewals(ctx, tx, mail, { subscriptionId: due.id, amountMinor: due.amount_minor, days });
}

/** Adds the payment of a month and announces its collection. */
async function announceRenewal(
  ctx: Context,
  tx: Tx,
  { site, mandate, due }: Renewal,
  collectAt: Date,
): Promise<void> {
  const first = await getPayment(tx.db, due.first_payment_id);
  const payment = await addDebitPayment(ctx, tx, {
    memberId: due.member_id,
    site,
    packageId: due.package_id,
    credits: due.credits,
    months: 1,
    amountMinor: due.amount_minor,
    country: due.country,
    discount: null,
    // the request was made for the whole contract
    beginRequestedAt: first.begin_requested_at,
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
  // months that passed unpaid are not collected later
  let next = planOf(due, due.renewals + 1, due.anchor_at);
  while (next.next_at <= collectAt) next = planOf(due, next.renewals, addMonths(next.anchor_at, 1));
  await subscriptions.recordRenewal(tx.db, due.id, next);
  await mailPreNotification(ctx, tx, { site, origin: siteOrigin(ctx, site), mandate }, debit);
}

/**
 * The day on which a month is due, or the first one after it that the mandate's notice, the limit of direct debit and the member's
 * own limits allow; null when one of the limits is below the price.
 */
async function firstPossibleDate(
  ctx: Context,
  tx: Tx,
  { site, mandate, due }: Renewal,
  dueAt: Date,
): Promise<Date | null> {
  const { member_id: memberId, amount_minor: amountMinor } = due;
  const payer = { memberId, iban: mandate.iban_fingerprint };
  const price = { amountMinor, currency: 'EUR' } as const;
  if (!isWithinLimit(amountMinor)) return null;
  const afterNotice = collectionDate(site, ctx.clock.now(), noticeDaysOf(mandate));
  for (let moment = dueAt > afterNotice ? dueAt : afterNotice; ; ) {
    const refusal = await spendingRefusal(ctx, tx.db, { site, memberId, price, at: moment });
    if (refusal?.code === 'spending_limit_reached' && !refusal.ever) return null;
    if (refusal?.code === 'spending_paused') moment = new Date(startOfDay(site.time_zone, refusal.until));
    else if (refusal || !(await hasRoomInMonth(tx.db, site, payer, { amountMinor, at: moment }))) {
      moment = sameTimeNextMonth(site.time_zone, moment);
    } else return moment;
  }
}

/** Why an announced renewal is postponed: the member's own limits, an account that is not active, or a provider that was unavailable too long. */
export type Obstacle = 'own_limits' | 'not_active' | 'late';

/** Why an announced renewal cannot be collected now; null when it can, and for first payments. */
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
 * Cancels the announcement of a renewal that was not requested from the bank; the member gets a mail when their own limits are the reason. The renewal is
 * announced again for when the limits allow it, or once the account is active again.
 */
export async function postponeRenewal(
  ctx: Context,
  debit: debits.DebitRow,
  obstacle: Obstacle,
): Promise<void> {
  await ctx.transaction(async tx => {
    await lockPayment(tx, debit.payment_id);
    // the debit first: ending its payment would otherwise end the subscription
    const taken = await debits.changeState(tx.db, debit.payment_id, ['collecting'], 'cancelled');
    if (!taken?.subscription_id) return;
    await endWithin(ctx, tx, debit.payment_id, 'cancelled');
    await subscriptions.uncountRenewal(tx.db, taken.subscription_id, debit.collect_at);
    if (obstacle !== 'own_limits') return;
    const site = ctx.sites.byId(debit.site_id);
    const mandate = await mandates.selectMandate(tx.db, debit.mandate_id);
    const mail = { site, origin: siteOrigin(ctx, site), mandate };
    await mailSkippedRenewals(ctx, tx, mail, {
      subscriptionId: taken.subscription_id,
      amountMinor: debit.amount_minor,
      days: [debit.collect_at],
    });
  });
}
