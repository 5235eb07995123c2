import type { Context } from '../context.ts';
import { syncChargeback } from '../direct-debit/settlement.ts';
import { cancelSubscriptions, runningSubscriptions } from '../direct-debit/subscriptions.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { ProviderReversal } from '../ports/payments/provider.ts';
import { clawBackCredits, lockWallet, restoreCredits } from '../wallet/wallet.ts';
import { sendRefund } from './mails.ts';
import * as payments from './payment-queries.ts';
import { resumePremium, stopPremium } from './premium.ts';
import { lockPeriod } from './premium-queries.ts';
import { sellerOf } from './receipts.ts';
import * as queries from './reversal-queries.ts';

/**
 * Updates refunds and chargebacks from the provider. A reversal only moves forward (begun, then perhaps undone, which
 * is final), so it does not matter in which order, how late or how often this is called.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function syncReversals(ctx: Context, payment: payments.PaymentRow): Promise<void> {
  if (payment.status !== 'completed' || payment.provider_id === null) return;
  const providerReversals = await ctx.payments.reversals(payment.provider_id);
  if (providerReversals.length === 0) return;
  await ctx.transaction(async tx => {
    const locked = await lockForReversal(tx, payment.id);
    for (const one of ownRefundsFirst(providerReversals)) await noteReversal(ctx, tx, locked, one);
    await balanceReversals(ctx, tx, locked);
  });
}

/** Refunds that name ours are known by that; only then may another one stand for ours. */
const ownRefundsFirst = (told: ProviderReversal[]) =>
  told.toSorted((one, other) => Number(one.reversalId === null) - Number(other.reversalId === null));

/** The payment, its months and its payer's wallet, locked in the order that keeps every other act out of the way. */
export async function lockForReversal(tx: Tx, paymentId: string): Promise<payments.PaymentRow> {
  const payment = await payments.lockPayment(tx.db, paymentId);
  await lockPeriod(tx.db, paymentId);
  await lockWallet(tx, payment.member_id);
  return payment;
}

async function noteReversal(
  ctx: Context,
  tx: Tx,
  payment: payments.PaymentRow,
  told: ProviderReversal,
): Promise<void> {
  if (told.currency !== payment.currency || told.amountMinor <= 0) {
    ctx.log.error(
      { payment: payment.id, provider: told },
      'the provider tells of a reversal in another currency',
    );
    return;
  }
  const now = ctx.clock.now();
  const storedReversals = await queries.selectReversals(tx.db, payment.id);
  const same =
    storedReversals.find(one => one.provider_id === told.providerId) ??
    storedReversals.find(
      one => one.provider_id === null && (one.id === told.reversalId || isManualRefundOf(told, one)),
    );
  const status = told.undone ? 'undone' : 'active';
  if (same) {
    if (same.status === status && same.provider_id === told.providerId) return;
    const change = { provider_id: told.providerId, status, amount_minor: told.amountMinor } as const;
    await queries.changeReversal(tx.db, same.id, change, now);
    if (told.undone) await recalculateShares(tx, payment);
    if (same.withdrawal_id !== null && told.undone) {
      ctx.log.error({ payment: payment.id, reversal: same.id }, 'the refund of a withdrawal failed');
    }
    return;
  }
  const added = await queries.insertReversal(tx.db, {
    id: ctx.ids.uuid(),
    payment_id: payment.id,
    kind: told.kind,
    provider_id: told.providerId,
    amount_minor: told.amountMinor,
    credits: told.undone ? 0 : await creditShare(tx, payment, storedReversals, told.amountMinor),
    status,
    created_at: now,
    updated_at: now,
  });
  // the bank has told the payer about a chargeback itself
  if (told.kind !== 'refund' || told.undone) return;
  const { member_id: memberId, id: paymentId, amount_minor } = payment;
  const all = reversedAmount([...storedReversals, added]) >= amount_minor;
  const endsRenewal = all && (await runningSubscriptions(ctx, tx.db, { memberId, paymentId })).length > 0;
  const refund = { id: added.id, amountMinor: told.amountMinor, endsRenewal };
  await sendRefund(ctx, tx, sellerOf(ctx, payment), payment, refund);
}

/** Support repaid at the provider what it had refused to our request. */
const isManualRefundOf = (told: ProviderReversal, asked: queries.ReversalRow) =>
  asked.status === 'asked' &&
  told.kind === 'refund' &&
  told.reversalId === null &&
  !told.undone &&
  told.amountMinor === asked.amount_minor;

/**
 * Adjusts credits, premium and months to the stored reversals; the rows must be locked. Credits that the wallet
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
  // each time another part may move, so each call gets a key of its own
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
    await payments.noteReversed(tx.db, id, undone ? ctx.clock.now() : null);
    if (undone) {
      await stopPremium(ctx, tx, payment);
      // the contract it belongs to does not renew any more
      await cancelSubscriptions(ctx, tx, { memberId, paymentId: id });
    } else {
      await resumePremium(ctx, tx, payment);
    }
    await payments.notePremium(tx.db, memberId);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
  if (payment.method === 'directdebit') {
    const chargedBack = reversals.some(({ kind, status }) => kind === 'chargeback' && status !== 'undone');
    await syncChargeback(ctx, tx, payment, chargedBack);
  }
  await bumpState(tx.db, memberId);
}

const counts = ({ status, withdrawal_id }: queries.ReversalRow) =>
  status !== 'undone' || withdrawal_id !== null;

/** What went back of a payment, in minor units. */
const reversedAmount = (reversals: queries.ReversalRow[]) =>
  reversals.filter(({ status }) => status !== 'undone').reduce((sum, one) => sum + one.amount_minor, 0);

/** Credits that go with that; those of a withdrawal stay with it. */
const reversedCredits = (reversals: queries.ReversalRow[]) =>
  reversals.filter(counts).reduce((sum, one) => sum + one.credits, 0);

/**
 * Credits that go with an amount: the same share of what the payment brought, what is left of a credit to the member.
 *
 * @param at counts what was brought until then; all of it when left out
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

/** Recalculates the others after one was undone: it may have left them fewer credits to take. */
async function recalculateShares(tx: Tx, payment: payments.PaymentRow): Promise<void> {
  const before: queries.ReversalRow[] = [];
  for (const one of await queries.selectReversals(tx.db, payment.id)) {
    const stays = one.status === 'undone' || one.withdrawal_id !== null;
    const credits = stays
      ? one.credits
      : await creditShare(tx, payment, before, one.amount_minor, one.created_at);
    if (credits !== one.credits) await queries.changeCredits(tx.db, one.id, credits);
    before.push({ ...one, credits });
  }
}
