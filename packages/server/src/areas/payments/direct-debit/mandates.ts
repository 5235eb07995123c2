import type { components } from '@velluto/api-client/schema';
import { DIRECT_DEBIT_LIMIT, dayIn, type Language, monthIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { debtOf } from '../../wallet/api.ts';
import { directDebitTerms } from '../orders/payment-methods.ts';
import { cancelAnnounced } from '../settlement/direct-debit-collection.ts';
import * as debits from '../settlement/direct-debit-queries.ts';
import * as mandates from '../settlement/mandate-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import * as subscriptions from '../settlement/subscription-queries.ts';
import { premiumSubscription } from '../settlement/subscriptions.ts';
import { usedInMonth } from './limits.ts';
import { mailRevoked, type Revocation } from './mails.ts';
import { attemptState } from './otp.ts';
import { euros, granted } from './unsigned-order.ts';

type Schemas = components['schemas'];

const shown = { mandates: 50, collections: 100 };
const minute = 60_000;

/** Everything about a member's direct debits. */
export async function directDebitsOf(
  ctx: Context,
  site: Site,
  memberId: string,
  country: string,
): Promise<Schemas['DirectDebitsResponse']> {
  const now = ctx.clock.now();
  const { blockedUntil } = await attemptState(ctx, ctx.db, { memberId, iban: null });
  const unsettled = await debits.isUnsettled(ctx.db, memberId);
  const minutes = blockedUntil && Math.ceil((blockedUntil.getTime() - now.getTime()) / minute);
  const rows = await mandates.selectMandates(ctx.db, memberId, shown.mandates);
  return {
    available: directDebitTerms(site, ctx.payments, country) !== null,
    limit: euros(DIRECT_DEBIT_LIMIT.amountMinor),
    used: euros(await usedInMonth(ctx.db, memberId, null, monthIn(site.time_zone, now))),
    blocked: unsettled ? { minutes: null } : minutes === null ? null : { minutes },
    owed_credits: await debtOf(ctx.db, memberId),
    mandates: await mandatesToWire(ctx, rows),
  };
}

/** Mandates as the contract describes them, each with its collections. */
export async function mandatesToWire(
  ctx: Context,
  rows: mandates.MandateRow[],
): Promise<Schemas['Mandate'][]> {
  const ids = rows.map(({ id }) => id);
  const collections = await debits.selectOfMandates(ctx.db, ids);
  const renewing = await subscriptions.selectOfMandates(ctx.db, ids);
  return rows.map(row => {
    const zone = sellerOf(ctx, row).time_zone;
    const own = collections.filter(debit => debit.mandate_id === row.id);
    const renewal = renewing.find(subscription => subscription.mandate_id === row.id);
    return {
      id: row.id,
      reference: row.reference,
      creditor: row.creditor,
      version: row.text_version,
      language: row.language as Language,
      text: row.text.split('\n'),
      account: { country: row.iban_country, last4: row.iban_last4 },
      signed_at: row.signed_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
      renewal: renewal ? renewalToWire(zone, renewal, own) : null,
      collections: own.slice(0, shown.collections).map(debit => ({
        payment_id: debit.payment_id,
        amount: euros(debit.amount_minor),
        collect_on: dayIn(zone, debit.collect_at),
        state: debit.state,
        credits_granted: granted(debit.advanced),
      })),
    };
  });
}

function renewalToWire(
  zone: string,
  renewal: subscriptions.SubscriptionRow,
  own: debits.DebitRow[],
): Schemas['MandateRenewal'] {
  const announced = own.find(
    debit => debit.state === 'announced' && debit.payment_id !== renewal.first_payment_id,
  )?.collect_at;
  const { renew_until: until, next_at: planned } = renewal;
  const due = planned && until && planned >= until ? null : planned;
  const next = renewal.cancelled_at ? null : (announced ?? due);
  return {
    package: renewal.package_id,
    amount: euros(renewal.amount_minor),
    credits: renewal.credits,
    next_on: next ? dayIn(zone, next) : null,
    cancelled_at: renewal.cancelled_at?.toISOString() ?? null,
  };
}

/**
 * Revokes a mandate of the member: announced debits are cancelled, renewals end, and a job revokes it at the provider. Revoking
 * again changes nothing.
 *
 * @throws ApiError `not_found`
 */
export async function revokeMandate(
  ctx: Context,
  by: { site: Site; memberId: string; origin: string },
  id: string,
): Promise<mandates.MandateRow> {
  const mandateId = parseId(id);
  if (!mandateId) throw new ApiError('not_found');
  return ctx.transaction(async tx => {
    const mandate = await mandates.lockOwnMandate(tx.db, by.memberId, mandateId);
    if (!mandate) throw new ApiError('not_found');
    const ended = await endMandate(ctx, tx, mandate);
    if (ended) {
      const { site, origin } = by;
      await mailRevoked(
        ctx,
        tx,
        { site, origin, mandate: ended.mandate },
        await consequencesOf(ctx, tx, ended),
      );
    }
    return ended?.mandate ?? mandate;
  });
}

/** The mandate under which a payment is collected. */
export async function mandateOfPayment(ctx: Context, paymentId: string): Promise<mandates.MandateRow> {
  return mandates.selectMandateOf(ctx.db, paymentId);
}

/** A mandate that has just ended, and what ended with it. */
interface EndedMandate {
  mandate: mandates.MandateRow;
  /** Subscriptions that renewed under it until now. */
  renewed: subscriptions.SubscriptionRow[];
  /** Announced debits that are now cancelled. */
  cancelled: debits.DebitRow[];
}

/** The consequences of an ended mandate, for the mail about it. */
async function consequencesOf(
  ctx: Context,
  tx: Tx,
  { mandate, renewed, cancelled }: EndedMandate,
): Promise<Revocation> {
  const collections = await debits.selectOfMandates(tx.db, [mandate.id]);
  const owed = await debtOf(tx.db, mandate.member_id);
  const [premium] = renewed;
  const began = premium && !cancelled.some(({ payment_id }) => payment_id === premium.first_payment_id);
  return {
    coming: collections.filter(({ state }) => state === 'collecting'),
    cancelled: cancelled.length > 0,
    owed: cancelled.some(({ advanced }) => advanced) ? owed : 0,
    premium: premium && {
      endsAt: began ? (await premiumSubscription(ctx, tx.db, premium)).endsAt : null,
    },
  };
}

/** Ends a mandate without a mail to the member; undefined when it had ended before. */
export async function endMandate(
  ctx: Context,
  tx: Tx,
  mandate: mandates.MandateRow,
): Promise<EndedMandate | undefined> {
  const now = ctx.clock.now();
  const ended = await mandates.endMandate(tx.db, mandate.id, now);
  if (!ended) return undefined;
  const all = await subscriptions.selectOfMandates(tx.db, [mandate.id]);
  const renewed = all.filter(subscription => subscription.cancelled_at === null);
  for (const { id } of all) await subscriptions.end(tx.db, id, now);
  const cancelled = await cancelAnnounced(ctx, tx, mandate.id);
  await ctx.jobs.enqueue(tx, 'debits.forget-mandate', { id: mandate.id });
  return { mandate: ended, renewed, cancelled };
}

/** Job: revokes a mandate at the provider; safe to repeat. */
export async function revokeAtProvider(ctx: Context, { id }: { id: string }): Promise<void> {
  const mandate = await mandates.selectMandate(ctx.db, id);
  const { customer_id: customerId, provider_mandate_id: providerMandateId } = mandate;
  if (customerId === null || providerMandateId === null) return;
  if (!ctx.payments.debits) throw new ApiError('payment_provider_unavailable');
  await ctx.payments.debits.revokeMandate(customerId, providerMandateId);
}
