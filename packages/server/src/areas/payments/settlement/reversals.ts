import type { Context } from '../../../context/context.ts';
import type { ProviderReversal } from '../../../infrastructure/payments/provider.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../../infrastructure/postgres/user-state.ts';
import { clawBackCredits, lockWallet, restoreCredits } from '../../wallet/api.ts';
import { syncChargeback } from './direct-debit-settlement.ts';
import { sendRefund } from './mails.ts';
import * as payments from './payment-queries.ts';
import { resumePremium, stopPremium } from './premium.ts';
import { lockPeriod } from './premium-queries.ts';
import { sellerOf } from './receipts.ts';
import * as queries from './reversal-queries.ts';
import { cancelSubscriptions, runningSubscriptions } from './subscriptions.ts';

/**
 * Updates refunds and chargebacks from the provider. A reversal only moves forward (begun, then perhaps undone, which
 * is final), so it does not matter in which order, how late or how often this is called.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function syncReversals(ctx: Context, payment: payments.PaymentRow): Promise<void> {
  if (payment.status !== 'completed' || payment.provider_id === null) return;
  const providerReversals = await ctx.payments.of(payment.provider)?.reversals(payment.provider_id);
  if (!providerReversals?.length) return;
  await ctx.transaction(async tx => {
    const locked = await lockForReversal(tx, payment.id);
    // its price was deleted meanwhile
    if (locked.details_deleted_at !== null) return;
    for (const reversal of ownRefundsFirst(providerReversals))
      await recordReversal(ctx, tx, locked, reversal);
    await balanceReversals(ctx, tx, locked);
  });
}

/** Puts refunds that name one of ours first; only a refund of ours that none of them names may be matched to an unnamed one. */
const ownRefundsFirst = (providerReversals: ProviderReversal[]) =>
  providerReversals.toSorted((a, b) => Number(a.reversalId === null) - Number(b.reversalId === null));

/** Locks the payment, its premium period and its payer's wallet, in the order in which all other transactions lock them. */
export async function lockForReversal(tx: Tx, paymentId: string): Promise<payments.PaymentRow> {
  const payment = await payments.lockPayment(tx.db, paymentId);
  await lockPeriod(tx.db, paymentId);
  await lockWallet(tx, payment.member_id);
  return payment;
}

async function recordReversal(
  ctx: Context,
  tx: Tx,
  payment: payments.PaymentRow,
  providerReversal: ProviderReversal,
): Promise<void> {
  if (providerReversal.currency !== payment.currency || providerReversal.amountMinor <= 0) {
    ctx.log.error(
      { payment: payment.id, provider: providerReversal },
      'the provider tells of a reversal in another currency',
    );
    return;
  }
  const now = ctx.clock.now();
  const storedReversals = await queries.selectReversals(tx.db, payment.id);
  const same =
    storedReversals.find(stored => stored.provider_id === providerReversal.providerId) ??
    storedReversals.find(
      stored =>
        stored.provider_id === null &&
        (stored.id === providerReversal.reversalId || isManualRefundOf(providerReversal, stored)),
    );
  const status = providerReversal.undone ? 'undone' : 'active';
  if (same) {
    if (same.status === status && same.provider_id === providerReversal.providerId) return;
    const change = {
      provider_id: providerReversal.providerId,
      status,
      amount_minor: providerReversal.amountMinor,
    } as const;
    await queries.changeReversal(tx.db, same.id, change, now);
    if (providerReversal.undone) await recalculateShares(tx, payment);
    if (same.withdrawal_id !== null && providerReversal.undone) {
      ctx.log.error({ payment: payment.id, reversal: same.id }, 'the refund of a withdrawal failed');
    }
    return;
  }
  const added = await queries.insertReversal(tx.db, {
    id: ctx.ids.uuid(),
    payment_id: payment.id,
    kind: providerReversal.kind,
    provider_id: providerReversal.providerId,
    amount_minor: providerReversal.amountMinor,
    credits: providerReversal.undone
      ? 0
      : await creditShare(tx, payment, storedReversals, providerReversal.amountMinor),
    status,
    created_at: now,
    updated_at: now,
  });
  // the bank itself tells the payer about a chargeback
  if (providerReversal.kind !== 'refund' || providerReversal.undone) return;
  const { member_id: memberId, id: paymentId, amount_minor } = payment;
  const all = reversedAmount([...storedReversals, added]) >= amount_minor;
  const endsRenewal = all && (await runningSubscriptions(ctx, tx.db, { memberId, paymentId })).length > 0;
  const refund = { id: added.id, amountMinor: providerReversal.amountMinor, endsRenewal };
  await sendRefund(ctx, tx, sellerOf(ctx, payment), payment, refund);
}

/** Whether a refund at the provider is the one of ours that the provider had refused, and that support then made by hand there. */
const isManualRefundOf = (providerReversal: ProviderReversal, asked: queries.ReversalRow) =>
  asked.status === 'asked' &&
  providerReversal.kind === 'refund' &&
  providerReversal.reversalId === null &&
  !providerReversal.undone &&
  providerReversal.amountMinor === asked.amount_minor;

/**
 * Adjusts credits and premium to the stored reversals; the rows must be locked. Credits that the wallet
 * no longer has become debt: the balance never goes below zero.
 */
export async function balanceReversals(
  ctx: Context,
  tx: Tx,
  payment: payments.PaymentRow,
  reason: 'clawback' | 'withdrawal' = 'clawback',
): Promise<void> {
  const { id, member_id: memberId, amount_minor } = payment;
  const reversals = await queries.selectReversals(tx.db, id);
  const { taken } = await queries.selectCredits(tx.db, id);
  const more = reversedCredits(reversals) - taken;
  // the amount may differ with each call, so each call has a new key
  if (more > 0) {
    const key = `reversal:${ctx.ids.uuid()}`;
    await clawBackCredits(ctx, tx, { memberId, paymentId: id, amount: more, reason, key });
  }
  if (more < 0) {
    const key = `restored:${ctx.ids.uuid()}`;
    await restoreCredits(ctx, tx, { memberId, paymentId: id, amount: -more, key });
  }

  const undone = (await queries.isWithdrawn(tx.db, id)) || reversedAmount(reversals) >= amount_minor;
  if (undone !== (payment.reversed_at !== null)) {
    await payments.setReversed(tx.db, id, undone ? ctx.clock.now() : null);
    if (undone) {
      await stopPremium(ctx, tx, payment);
      // the subscription of the payment does not renew any more
      await cancelSubscriptions(ctx, tx, { memberId, paymentId: id });
    } else {
      await resumePremium(ctx, tx, payment);
    }
    await payments.markPremium(tx.db, memberId);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
  if (payment.method === 'directdebit') {
    const chargedBack = reversals.some(({ kind, status }) => kind === 'chargeback' && status !== 'undone');
    await syncChargeback(ctx, tx, payment, chargedBack);
  }
  await incrementVersion(tx.db, memberId);
}

const counts = ({ status, withdrawal_id }: queries.ReversalRow) =>
  status !== 'undone' || withdrawal_id !== null;

/** The reversed amount of a payment, in minor units. */
const reversedAmount = (reversals: queries.ReversalRow[]) =>
  reversals
    .filter(({ status }) => status !== 'undone')
    .reduce((sum, reversal) => sum + reversal.amount_minor, 0);

/** Credits that the reversals take back; those of a withdrawal also when its refund was undone. */
const reversedCredits = (reversals: queries.ReversalRow[]) =>
  reversals.filter(counts).reduce((sum, reversal) => sum + reversal.credits, 0);

/**
 * Credits that a reversed amount takes back: the same share of the granted credits, rounded in the member's favour.
 *
 * @param at counts credits granted until then; all when left out
 */
async function creditShare(
  tx: Tx,
  payment: payments.PaymentRow,
  before: queries.ReversalRow[],
  amountMinor: number,
  at?: Date,
): Promise<number> {
  const { granted } = await queries.selectCredits(tx.db, payment.id, at);
  const reversed = Math.min(payment.amount_minor, reversedAmount(before) + amountMinor);
  const all = payment.amount_minor === 0 ? granted : Math.floor((granted * reversed) / payment.amount_minor);
  return Math.max(0, all - reversedCredits(before));
}

/**
 * Recalculates the credits of the other reversals after one was undone, since it may have left them fewer to take back, and of
 * all when a purchase begins that was repaid in part before.
 */
export async function recalculateShares(tx: Tx, payment: payments.PaymentRow): Promise<void> {
  const before: queries.ReversalRow[] = [];
  const { since } = await queries.selectCredits(tx.db, payment.id);
  for (const reversal of await queries.selectReversals(tx.db, payment.id)) {
    const stays = reversal.status === 'undone' || reversal.withdrawal_id !== null;
    const credits = stays
      ? reversal.credits
      : await creditShare(tx, payment, before, reversal.amount_minor, laterOf(reversal.created_at, since));
    if (credits !== reversal.credits) await queries.changeCredits(tx.db, reversal.id, credits);
    before.push({ ...reversal, credits });
  }
}

/** Credits that were granted after a reversal count for it too when they were the first. */
const laterOf = (at: Date, since: Date | null): Date => (since !== null && since > at ? since : at);
