import type { Context } from '../context.ts';
import { cancelRecurring, recurringOf } from '../direct-debit/cancel.ts';
import { debitReversed } from '../direct-debit/outcome.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { ProviderReversal } from '../ports/payments/provider.ts';
import { announceCredits, book, lockWallet } from '../wallet/wallet.ts';
import { sendRefund } from './mails.ts';
import * as payments from './payment-queries.ts';
import { resumePremium, stopPremium } from './premium.ts';
import { sellerOf } from './receipts.ts';
import * as queries from './reversal-queries.ts';
import { amountOf, creditsOf, share, shareAnew } from './reversal-share.ts';

/**
 * Brings what was repaid or charged back in step with what the provider tells. A reversal only moves forward (begun,
 * then perhaps undone, which is final), so it does not matter in which order, how late or how often this is called.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function syncReversals(ctx: Context, payment: payments.PaymentRow): Promise<void> {
  if (payment.status !== 'completed' || payment.provider_id === null) return;
  const told = await ctx.payments.reversals(payment.provider_id);
  if (told.length === 0) return;
  await ctx.transaction(async tx => {
    const locked = await lockForReversal(tx, payment.id);
    for (const one of oursFirst(told)) await note(ctx, tx, locked, one);
    await balanceReversals(ctx, tx, locked);
  });
}

/** Refunds that name ours are known by that; only then may another one stand for ours. */
const oursFirst = (told: ProviderReversal[]) =>
  told.toSorted((one, other) => Number(one.reversalId === null) - Number(other.reversalId === null));

/** The payment, its months and its payer's wallet, locked in the order that keeps every other act out of the way. */
export async function lockForReversal(tx: Tx, paymentId: string): Promise<payments.PaymentRow> {
  const payment = await payments.lockPayment(tx.db, paymentId);
  await payments.lockPeriod(tx.db, paymentId);
  await lockWallet(tx, payment.member_id);
  return payment;
}

async function note(
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
  const known = await queries.selectReversals(tx.db, payment.id);
  const same =
    known.find(one => one.provider_id === told.providerId) ??
    known.find(one => one.provider_id === null && (one.id === told.reversalId || standsFor(told, one)));
  const status = told.undone ? 'undone' : 'active';
  if (same) {
    if (same.status === status && same.provider_id === told.providerId) return;
    const change = { provider_id: told.providerId, status, amount_minor: told.amountMinor } as const;
    await queries.changeReversal(tx.db, same.id, change, now);
    if (told.undone) await shareAnew(tx, payment);
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
    credits: told.undone ? 0 : await share(tx, payment, known, told.amountMinor),
    status,
    created_at: now,
    updated_at: now,
  });
  // what the bank took back the payer knows from the bank
  if (told.kind !== 'refund' || told.undone) return;
  const { member_id: memberId, id: paymentId, amount_minor } = payment;
  const all = amountOf([...known, added]) >= amount_minor;
  const endsRenewal = all && (await recurringOf(ctx, tx.db, { memberId, paymentId })).length > 0;
  const refund = { id: added.id, amountMinor: told.amountMinor, endsRenewal };
  await sendRefund(ctx, tx, sellerOf(ctx, payment), payment, refund);
}

/** A person repaid at the provider what it had refused to us. */
const standsFor = (told: ProviderReversal, asked: queries.ReversalRow) =>
  asked.status === 'asked' &&
  told.kind === 'refund' &&
  told.reversalId === null &&
  !told.undone &&
  told.amountMinor === asked.amount_minor;

/**
 * Brings credits, premium and months in step with the reversals that are noted; the rows must be locked. What the wallet
 * no longer has is owed: the balance never goes below zero.
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
  const more = creditsOf(reversals) - taken;
  if (more > 0) await takeBack(ctx, tx, { memberId, paymentId: id, amount: more, reason });
  if (more < 0) await giveBack(ctx, tx, { memberId, paymentId: id, amount: -more });

  const undone = (await queries.isWithdrawn(tx.db, id)) || amountOf(reversals) >= amount_minor;
  if (undone !== (payment.reversed_at !== null)) {
    await payments.noteReversed(tx.db, id, undone ? ctx.clock.now() : null);
    if (undone) {
      await stopPremium(ctx, tx, payment);
      // the contract it belongs to does not renew any more
      await cancelRecurring(ctx, tx, { memberId, paymentId: id });
    } else {
      await resumePremium(ctx, tx, payment);
    }
    await payments.notePremium(tx.db, memberId);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  }
  if (payment.method === 'directdebit') {
    const chargedBack = reversals.some(({ kind, status }) => kind === 'chargeback' && status !== 'undone');
    await debitReversed(ctx, tx, payment, chargedBack);
  }
  await bumpState(tx.db, memberId);
}

/** Credits that move because of a reversal. */
interface Change {
  memberId: string;
  paymentId: string;
  amount: number;
}

async function takeBack(
  ctx: Context,
  tx: Tx,
  { memberId, paymentId, amount, reason }: Change & { reason: 'clawback' | 'withdrawal' },
): Promise<void> {
  const { balance } = await lockWallet(tx, memberId);
  const there = Math.min(balance, amount);
  const act = { memberId, paymentId, to: 'clawback', reason } as const;
  const key = `reversal:${ctx.ids.uuid()}`;
  const wallet = there > 0 && (await book(ctx, tx, { ...act, from: 'wallet', amount: there, key }));
  if (there < amount)
    await book(ctx, tx, { ...act, from: 'debt', amount: amount - there, key: `${key}:debt` });
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
}

async function giveBack(ctx: Context, tx: Tx, { memberId, paymentId, amount }: Change): Promise<void> {
  const { debt } = await lockWallet(tx, memberId);
  const owed = Math.min(debt, amount);
  const act = { memberId, paymentId, from: 'clawback', reason: 'restored' } as const;
  const key = `restored:${ctx.ids.uuid()}`;
  if (owed > 0) await book(ctx, tx, { ...act, to: 'debt', amount: owed, key: `${key}:debt` });
  const wallet = owed < amount && (await book(ctx, tx, { ...act, to: 'wallet', amount: amount - owed, key }));
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
}
