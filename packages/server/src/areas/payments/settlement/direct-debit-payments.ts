import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../../infrastructure/postgres/user-state.ts';
import { grantCredits, lockWallet } from '../../wallet/api.ts';
import * as queries from './payment-queries.ts';
import { selectPeriod } from './premium-queries.ts';
import * as reversals from './reversal-queries.ts';

export type { PaymentRow } from './payment-queries.ts';

/** An order that is paid by direct debit. */
export interface DebitOrder {
  memberId: string;
  site: Site;
  packageId: string;
  credits: number;
  months: number | null;
  /** In euro cents. */
  amountMinor: number;
  country: string;
  discount: { code: string; percent: number | null; offer: string | null } | null;
  /** When the buyer asked us to begin before the withdrawal period ends; null without that request. */
  beginRequestedAt: Date | null;
  /** Idempotency key: the same key orders once. */
  key: string;
}

/**
 * Adds the payment of a direct debit. It is pending, and unknown to the provider until its due day.
 *
 * @throws ApiError `payment_provider_unavailable` where no provider supports direct debit
 * @throws Error when there is a payment with the same key; check that first
 */
export async function addDebitPayment(ctx: Context, tx: Tx, order: DebitOrder): Promise<queries.PaymentRow> {
  const { debitsBy: provider } = ctx.payments;
  if (provider === null) throw new ApiError('payment_provider_unavailable');
  const now = ctx.clock.now();
  const added = await queries.insertPayment(tx.db, {
    id: ctx.ids.uuid(),
    member_id: order.memberId,
    site_id: order.site.id,
    package_id: order.packageId,
    credits: order.credits,
    months: order.months,
    amount_minor: order.amountMinor,
    currency: 'EUR',
    country: order.country,
    method: 'directdebit',
    discount_code: order.discount?.code ?? null,
    discount_percent: order.discount?.percent ?? null,
    discount_offer: order.discount?.offer ?? null,
    refund_days: order.site.refund_days,
    begin_requested_at: order.beginRequestedAt,
    provider,
    idempotency_key: order.key,
    request_hash: Buffer.alloc(0),
    created_at: now,
    updated_at: now,
  });
  if (!added) throw new Error('This direct debit was ordered before.');
  return added;
}

/** Gives the credits of a payment before it is paid; they are not given again when it is. */
export async function advanceCredits(ctx: Context, tx: Tx, payment: queries.PaymentRow): Promise<void> {
  await lockWallet(tx, payment.member_id);
  await grantCredits(ctx, tx, {
    memberId: payment.member_id,
    paymentId: payment.id,
    amount: payment.credits,
    reason: 'purchase',
    key: `payment:${payment.id}`,
  });
  await incrementVersion(tx.db, payment.member_id);
}

/**
 * Drops the pending refunds of a withdrawal from a debit that was not paid.
 *
 * @returns the credits that the withdrawal took back, or for which nothing may be charged
 */
export async function dropPendingRefunds(ctx: Context, tx: Tx, paymentId: string): Promise<number> {
  await reversals.dropRefunds(tx.db, paymentId, ctx.clock.now());
  const withdrawal = await reversals.selectWithdrawal(tx.db, paymentId);
  const { taken } = await reversals.selectCredits(tx.db, paymentId);
  return taken + (withdrawal?.free_credits ?? 0);
}

/** Credits of a payment, without those that a withdrawal took back. */
export async function remainingCredits(
  db: Tx['db'] | Context['db'],
  payment: queries.PaymentRow,
): Promise<number> {
  return payment.credits - (await reversals.selectCredits(db, payment.id)).taken;
}

/** When the premium time of a payment begins; null for a payment without premium. */
export async function premiumStart(db: Tx['db'], paymentId: string): Promise<Date | null> {
  return (await selectPeriod(db, paymentId))?.starts_at ?? null;
}

/** A payment by its id. */
export async function getPayment(db: Tx['db'] | Context['db'], id: string): Promise<queries.PaymentRow> {
  return queries.selectById(db, id);
}

/** The same, locked. Lock the payment before its debit, in the same order as everywhere, so that there is no deadlock. */
export async function lockPayment(tx: Tx, id: string): Promise<queries.PaymentRow> {
  return queries.lockPayment(tx.db, id);
}

/** Stores the provider's id of a payment that it collects. */
export async function attachProviderId(ctx: Context, payment: queries.PaymentRow, providerId: string) {
  return queries.attachProvider(ctx.db, payment.id, payment.provider, { providerId });
}
