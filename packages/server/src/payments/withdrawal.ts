import type { components } from '@velluto/api-client/schema';
import { dayIn, daysAfter, repaidOnWithdrawal, startOfDay } from '@velluto/rules';
import type { Context } from '../context.ts';
import { collectionOf } from '../direct-debit/collection.ts';
import type { Db } from '../ports/db/transaction.ts';
import { walletOf } from '../wallet/wallet.ts';
import type { PaymentRow } from './payment-queries.ts';
import { sellerOf } from './receipts.ts';
import * as reversals from './reversal-queries.ts';
import { selectPeriod, selectRepaid } from './transaction-queries.ts';
import { selectWithdrawal } from './withdrawal-queries.ts';

type Withdrawal = components['schemas']['Withdrawal'];

/** What a withdrawal would give back. */
export interface Terms {
  possible: boolean;
  until: Date;
  /** Unused credits to be taken back. */
  credits: number;
  /** What was not used, in minor units. */
  unusedMinor: number;
  /** What of that is repaid because it was or will be paid, in minor units. */
  amountMinor: number;
  /** What a direct debit that is under way will still collect, in minor units; null when none is. */
  toCollectMinor: number | null;
}

/** The last moment to withdraw: the day of the purchase does not count, and the last day counts as a whole. */
function lastMoment(ctx: Context, payment: PaymentRow, paidAt: Date): Date {
  const { time_zone: zone } = sellerOf(ctx, payment);
  return new Date(startOfDay(zone, daysAfter(dayIn(zone, paidAt), payment.refund_days + 1)) - 1);
}

/** Credits that a contract brought and will bring. */
async function creditsOf(db: Db, { id, status, credits, months }: PaymentRow) {
  const { granted, taken } = await reversals.selectCredits(db, id);
  if (status === 'pending') return { granted, taken, toCome: credits * (months ?? 1) - granted };
  const period = await selectPeriod(db, id);
  const toCome =
    period && !period.stopped_at ? (period.months - period.months_granted) * period.credits_per_month : 0;
  return { granted, taken, toCome };
}

/**
 * What a withdrawal from a payment gives back now; null when nothing is or will be paid, or the site gives no such right.
 * Unused is what the payment brought as far as it is still in the wallet, wherever the spent credits came from: in doubt
 * for the member. Months of premium that have not begun are unused too. Of a direct debit that the bank was not asked
 * for yet, no more is collected than what was used.
 */
export async function termsOf(ctx: Context, db: Db, payment: PaymentRow): Promise<Terms | null> {
  const { id, completed_at, refund_days, amount_minor } = payment;
  const debit = payment.status === 'pending' ? await collectionOf(db, id) : null;
  // a debit is paid on its day at the earliest
  const paidAt = completed_at ?? debit?.collectAt;
  if (!paidAt || refund_days === 0) return null;
  const until = lastMoment(ctx, payment, paidAt);
  const { granted, taken, toCome } = await creditsOf(db, payment);
  const { balance } = await walletOf(db, payment.member_id);
  const credits = Math.max(0, Math.min(balance, granted - taken));
  const unusedMinor = repaidOnWithdrawal({
    amountMinor: amount_minor,
    repaidMinor: (await selectRepaid(db, [id])).get(id) ?? 0,
    credits: granted + toCome,
    unused: credits + toCome,
  });
  const possible = payment.reversed_at === null && ctx.clock.now() <= until && unusedMinor > 0;
  const announced = debit?.announced ?? false;
  return {
    ...{ possible, until, credits, unusedMinor, amountMinor: announced ? 0 : unusedMinor },
    toCollectMinor: debit ? amount_minor - (announced ? unusedMinor : 0) : null,
  };
}

/** The right to withdraw from a payment, and what came of it; null when there is none. */
export async function withdrawalOf(
  ctx: Context,
  payment: PaymentRow,
  db: Db = ctx.db,
): Promise<Withdrawal | null> {
  const { id, currency } = payment;
  const money = (amountMinor: number) => ({ amount_minor: amountMinor, currency });
  const done = await selectWithdrawal(db, id);
  if (done) {
    const { received_at, credits, amount_minor } = done;
    const since = payment.completed_at ?? received_at;
    return {
      ...{ payment: id, possible: false, credits, amount: money(amount_minor) },
      until: lastMoment(ctx, payment, since).toISOString(),
      to_collect: payment.status === 'pending' ? money(payment.amount_minor) : null,
      ...{ received_at: received_at.toISOString(), reference: done.id },
    };
  }
  const terms = await termsOf(ctx, db, payment);
  if (!terms) return null;
  const { possible, until, credits, amountMinor, toCollectMinor } = terms;
  return {
    ...{ payment: id, possible, until: until.toISOString(), credits: possible ? credits : 0 },
    amount: money(possible ? amountMinor : 0),
    to_collect: toCollectMinor === null ? null : money(possible ? toCollectMinor : payment.amount_minor),
    ...{ received_at: null, reference: null },
  };
}
