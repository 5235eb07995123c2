import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { idFrom } from '../http/ids.ts';
import { endWithin } from '../payments/settle.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import * as debits from './debit-queries.ts';
import { mailRevoked } from './mails.ts';
import * as mandates from './mandate-queries.ts';
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
  const known = idFrom(id);
  if (!known) throw new ApiError('not_found');
  return ctx.transaction(async tx => {
    const mandate = await mandates.lockOwnMandate(tx.db, asker.memberId, known);
    if (!mandate) throw new ApiError('not_found');
    const ended = await endMandate(ctx, tx, mandate);
    if (ended) await mailRevoked(ctx, tx, asker.site, asker.origin, ended);
    return ended ?? mandate;
  });
}

/** The mandate under which a payment is collected. */
export async function mandateOfPayment(ctx: Context, paymentId: string): Promise<mandates.MandateRow> {
  return mandates.selectMandateOf(ctx.db, paymentId);
}

/** Ends a mandate without a word to the member; undefined when it had ended. */
export async function endMandate(
  ctx: Context,
  tx: Tx,
  mandate: mandates.MandateRow,
): Promise<mandates.MandateRow | undefined> {
  const now = ctx.clock.now();
  const ended = await mandates.endMandate(tx.db, mandate.id, now);
  if (!ended) return undefined;
  for (const one of await subscriptions.selectOfMandates(tx.db, [mandate.id]))
    await subscriptions.end(tx.db, one.id, now);
  await cancelAnnounced(ctx, tx, mandate.id);
  await ctx.jobs.enqueue(tx, 'debits.forget-mandate', { id: mandate.id });
  return ended;
}

/**
 * Cancels what was announced under a mandate and is not begun; credits that were given for it are taken back.
 *
 * @param except an order that stays
 */
export async function cancelAnnounced(
  ctx: Context,
  tx: Tx,
  mandateId: string,
  except?: string,
): Promise<void> {
  for (const debit of await debits.lockAnnounced(tx.db, mandateId, except)) {
    await endWithin(ctx, tx, debit.payment_id, 'cancelled');
  }
}
