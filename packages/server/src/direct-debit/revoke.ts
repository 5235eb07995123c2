import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import { lockPaymentOf } from '../payments/by-debit.ts';
import { endWithin } from '../payments/settle.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { debtOf } from '../wallet/wallet.ts';
import * as debits from './debit-queries.ts';
import { mailRevoked, type Revocation } from './mails.ts';
import * as mandates from './mandate-queries.ts';
import { recurringPremium } from './recurring.ts';
import * as subscriptions from './subscription-queries.ts';

/**
 * Revokes a mandate of the member's own: what was announced is cancelled, what renews ends, the provider is told. Revoking
 * again changes nothing.
 *
 * @throws ApiError `not_found`
 */
export async function revokeMandate(
  ctx: Context,
  asker: { site: Site; memberId: string; origin: string },
  id: string,
): Promise<mandates.MandateRow> {
  const known = parseId(id);
  if (!known) throw new ApiError('not_found');
  return ctx.transaction(async tx => {
    const mandate = await mandates.lockOwnMandate(tx.db, asker.memberId, known);
    if (!mandate) throw new ApiError('not_found');
    const ended = await endMandate(ctx, tx, mandate);
    if (ended) await mailRevoked(ctx, tx, asker.site, asker.origin, await leftOf(ctx, tx, ended));
    return ended?.mandate ?? mandate;
  });
}

/** The mandate under which a payment is collected. */
export async function mandateOfPayment(ctx: Context, paymentId: string): Promise<mandates.MandateRow> {
  return mandates.selectMandateOf(ctx.db, paymentId);
}

/** A mandate that has ended, and what ended with it. */
interface EndedMandate {
  mandate: mandates.MandateRow;
  /** What renewed with it until now. */
  renewed: subscriptions.SubscriptionRow[];
  /** What was announced and is not collected. */
  cancelled: debits.DebitRow[];
}

/** What is left of an ended mandate, for the mail that says so. */
async function leftOf(
  ctx: Context,
  tx: Tx,
  { mandate, renewed, cancelled }: EndedMandate,
): Promise<Revocation> {
  const collections = await debits.selectOfMandates(tx.db, [mandate.id]);
  const owed = await debtOf(tx.db, mandate.member_id);
  const [premium] = renewed;
  const began = premium && !cancelled.some(({ payment_id }) => payment_id === premium.first_payment_id);
  return {
    mandate,
    coming: collections.filter(({ state }) => state === 'collecting'),
    cancelled: cancelled.length > 0,
    owed: cancelled.some(({ advanced }) => advanced) ? owed : 0,
    premium: premium && {
      endsAt: began ? (await recurringPremium(ctx, tx.db, premium)).endsAt : null,
    },
  };
}

/** Ends a mandate without a word to the member; undefined when it had ended. */
export async function endMandate(
  ctx: Context,
  tx: Tx,
  mandate: mandates.MandateRow,
): Promise<EndedMandate | undefined> {
  const now = ctx.clock.now();
  const ended = await mandates.endMandate(tx.db, mandate.id, now);
  if (!ended) return undefined;
  const all = await subscriptions.selectOfMandates(tx.db, [mandate.id]);
  const renewed = all.filter(one => one.cancelled_at === null);
  for (const one of renewed) await subscriptions.end(tx.db, one.id, now);
  const cancelled = await cancelAnnounced(ctx, tx, mandate.id);
  await ctx.jobs.enqueue(tx, 'debits.forget-mandate', { id: mandate.id });
  return { mandate: ended, renewed, cancelled };
}

/**
 * Cancels what was announced under a mandate and is not begun; credits that were given for it are taken back.
 *
 * @param except an order that stays
 * @returns what is not collected
 */
export async function cancelAnnounced(
  ctx: Context,
  tx: Tx,
  mandateId: string,
  except?: string,
): Promise<debits.DebitRow[]> {
  for (const id of await debits.selectAnnounced(tx.db, mandateId, except)) await lockPaymentOf(tx, id);
  const announced = await debits.lockAnnounced(tx.db, mandateId, except);
  for (const debit of announced) await endWithin(ctx, tx, debit.payment_id, 'cancelled');
  return announced;
}
