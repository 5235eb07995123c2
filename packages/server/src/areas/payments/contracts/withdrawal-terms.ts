import type { components } from '@velluto/api-client/schema';
import { repaidOnWithdrawal } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { unspentCreditsOf, walletOf } from '../../wallet/api.ts';
import { collectionOf } from '../settlement/direct-debit-collection.ts';
import type * as payments from '../settlement/payment-queries.ts';
import { selectPeriod } from '../settlement/premium-queries.ts';
import * as reversals from '../settlement/reversal-queries.ts';
import { endOfWithdrawal } from '../settlement/withdrawal-period.ts';

type Withdrawal = components['schemas']['Withdrawal'];

/** The consequences of a withdrawal from a payment. */
export interface WithdrawalTerms {
  possible: boolean;
  /** Why it is not possible; null where it is. */
  refusal: Withdrawal['refusal'];
  until: Date;
  /** Unused credits to be taken back. */
  credits: number;
  /** Used credits for which nothing is charged. */
  freeCredits: number;
  /** The value of the unused part, in minor units. */
  unusedMinor: number;
  /** The part of that value that is repaid because it was or will be paid, in minor units. */
  amountMinor: number;
  /** The amount that a pending direct debit will still collect, in minor units; null without one. */
  toCollectMinor: number | null;
}

/** Credits that a contract has granted and will grant. */
async function contractCredits(db: Db, { id, status, credits, months, waits_until }: payments.PaymentRow) {
  const { granted } = await reversals.selectCredits(db, id);
  if (status === 'pending' || waits_until !== null)
    return { granted, toCome: credits * (months ?? 1) - granted };
  const period = await selectPeriod(db, id);
  const toCome =
    period && !period.stopped_at ? (period.months - period.months_granted) * period.credits_per_month : 0;
  return { granted, toCome };
}

/**
 * The consequences of a withdrawal from a payment now; null when nothing was or will be paid, or the site grants no such right.
 * Unused are credits of the payment that were not spent, where the oldest credits count as spent first. Months of premium that have not
 * begun are unused too, and all of a purchase that waits for its begin. Orders from before purchases waited keep nothing for used
 * credits without the buyer's request. For a direct debit
 * not yet requested from the bank, only the used part is collected. With a closed account it is the same, at any time and on any site.
 *
 * @param at when the withdrawal was or would be received, which decides whether it is in time
 */
export async function withdrawalTerms(
  ctx: Context,
  db: Db,
  payment: payments.PaymentRow,
  { cause = 'declared', at = ctx.clock.now() }: { cause?: reversals.WithdrawalRow['cause']; at?: Date } = {},
): Promise<WithdrawalTerms | null> {
  const { id, completed_at, refund_days, amount_minor } = payment;
  const debit = payment.status === 'pending' ? await collectionOf(db, id) : null;
  // a debit is paid on its day at the earliest
  const paidAt = completed_at ?? debit?.collectAt;
  const isDeclared = cause === 'declared';
  if (!paidAt || (isDeclared && refund_days === 0)) return null;
  const until = endOfWithdrawal(ctx, payment, paidAt);
  const { granted, toCome } = await contractCredits(db, payment);
  const { balance } = await walletOf(db, payment.member_id);
  const credits = await unspentCreditsOf(db, { memberId: payment.member_id, paymentId: id, balance });
  const inTime = refund_days > 0 && at <= until;
  const freeCredits = payment.begin_requested_at === null && inTime ? granted - credits : 0;
  const repaidMinor = (await reversals.selectRepaid(db, [id])).get(id) ?? 0;
  const unusedMinor = repaidOnWithdrawal({
    amountMinor: amount_minor,
    repaidMinor,
    credits: granted + toCome,
    unused: credits + freeCredits + toCome,
  });
  const refusal = () => {
    if (payment.reversed_at !== null) return 'repaid';
    if (isDeclared && !inTime) return 'period_over';
    if (unusedMinor > 0) return null;
    return repaidMinor >= amount_minor ? 'repaid' : 'all_used';
  };
  const refused = refusal();
  const announced = debit?.announced ?? false;
  return {
    possible: refused === null,
    refusal: refused,
    until,
    credits,
    freeCredits,
    unusedMinor,
    amountMinor: announced ? 0 : unusedMinor,
    toCollectMinor: debit ? amount_minor - (announced ? unusedMinor : 0) : null,
  };
}

/** The right to withdraw from a payment, and the withdrawal if it was made; null when there is no such right. */
export async function withdrawalOf(
  ctx: Context,
  payment: payments.PaymentRow,
  db: Db = ctx.db,
): Promise<Withdrawal | null> {
  const { id, currency } = payment;
  const money = (amountMinor: number) => ({ amount_minor: amountMinor, currency });
  const done = await reversals.selectWithdrawal(db, id);
  if (done?.cause === 'declared') {
    const { received_at, credits, amount_minor } = done;
    const since = payment.completed_at ?? received_at;
    return {
      payment: id,
      possible: false,
      refusal: null,
      credits,
      amount: money(amount_minor),
      until: endOfWithdrawal(ctx, payment, since).toISOString(),
      to_collect: payment.status === 'pending' ? money(payment.amount_minor) : null,
      received_at: received_at.toISOString(),
      reference: done.id,
    };
  }
  const terms = await withdrawalTerms(ctx, db, payment);
  if (!terms) return null;
  const { possible, refusal, until, credits, amountMinor, toCollectMinor } = terms;
  return {
    payment: id,
    possible,
    refusal,
    until: until.toISOString(),
    credits: possible ? credits : 0,
    amount: money(possible ? amountMinor : 0),
    to_collect: toCollectMinor === null ? null : money(possible ? toCollectMinor : payment.amount_minor),
    received_at: null,
    reference: null,
  };
}
