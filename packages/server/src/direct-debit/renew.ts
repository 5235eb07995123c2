import type { Context } from '../context.ts';
import { originOf } from '../http/origin.ts';
import { addDebitPayment } from '../payments/by-debit.ts';
import { monthsLater } from '../payments/premium.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { daysLater, monthIn, nextMonth } from './days.ts';
import * as debits from './debit-queries.ts';
import { hasRoom } from './limit.ts';
import { mailAnnouncement } from './mails.ts';
import * as mandates from './mandate-queries.ts';
import * as subscriptions from './subscription-queries.ts';

/** A renewal is announced so long before, which leaves time to cancel it. */
const aheadDays = 7;

/** Announces each month that renews soon; a job, safe to repeat and on several processes. */
export async function announceRenewals(ctx: Context): Promise<void> {
  if (!ctx.payments.debits) return;
  while (await ctx.transaction(tx => announceOne(ctx, tx)));
}

async function announceOne(ctx: Context, tx: Tx): Promise<boolean> {
  const now = ctx.clock.now();
  const due = await subscriptions.lockDue(tx.db, daysLater(now, aheadDays));
  if (!due?.next_at || !due.anchor_at) return false;
  const site = ctx.sites.byId(due.site_id);
  const mandate = await mandates.selectMandate(tx.db, due.mandate_id);
  const collectAt = await firstRoom(tx, site, due, mandate, earliest(now, site, due.next_at));
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
  const renewals = due.renewals + 1;
  await subscriptions.noteRenewal(
    tx.db,
    due.id,
    renewals,
    monthsLater(due.anchor_at, due.first_months + renewals),
  );
  await mailAnnouncement(ctx, tx, site, originOf(ctx, site), mandate, debit);
  return true;
}

/** The day it is due, or, when this was not announced in time, as soon as the mandate allows. */
function earliest(now: Date, site: Site, due: Date): Date {
  const soonest = daysLater(now, site.direct_debit?.notice_days ?? 1);
  return due > soonest ? due : soonest;
}

/** The moment itself, or one in the first month in which the limit leaves room. */
async function firstRoom(
  tx: Tx,
  site: Site,
  due: subscriptions.SubscriptionRow,
  mandate: mandates.MandateRow,
  at: Date,
): Promise<Date> {
  const who = { memberId: due.member_id, iban: mandate.iban_fingerprint };
  const amountMinor = due.amount_minor;
  let moment = at;
  while (!(await hasRoom(tx.db, site, who, { amountMinor, at: moment }))) {
    moment = nextMonth(site.time_zone, moment);
  }
  return moment;
}
