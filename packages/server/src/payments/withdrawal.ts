import type { components } from '@velluto/api-client/schema';
import { repaidOnWithdrawal, withdrawalEnds } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Db } from '../ports/db/transaction.ts';
import { walletOf } from '../wallet/wallet.ts';
import type { PaymentRow } from './payment-queries.ts';
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
  /** Money to be repaid, in minor units. */
  amountMinor: number;
}

/**
 * What a withdrawal from a payment gives back now; null when nothing was paid or the site gives no such right. Unused is
 * what the payment brought as far as it is still in the wallet, wherever the spent credits came from: in doubt for the
 * member. Months of premium that have not begun are unused too.
 */
export async function termsOf(ctx: Context, db: Db, payment: PaymentRow): Promise<Terms | null> {
  const { id, completed_at, refund_days, amount_minor } = payment;
  if (payment.status !== 'completed' || completed_at === null || refund_days === 0) return null;
  const until = new Date(withdrawalEnds(completed_at.getTime(), refund_days));
  const { granted, taken } = await reversals.selectCredits(db, id);
  const { balance } = await walletOf(db, payment.member_id);
  const credits = Math.max(0, Math.min(balance, granted - taken));
  const period = await selectPeriod(db, id);
  const toCome =
    period && !period.stopped_at ? (period.months - period.months_granted) * period.credits_per_month : 0;
  const amountMinor = repaidOnWithdrawal({
    amountMinor: amount_minor,
    repaidMinor: (await selectRepaid(db, [id])).get(id) ?? 0,
    credits: granted + toCome,
    unused: credits + toCome,
  });
  const open = payment.reversed_at === null && ctx.clock.now() < until;
  return { possible: open && amountMinor > 0, until, credits, amountMinor };
}

/** The right to withdraw from a payment, and what came of it; null when there is none. */
export async function withdrawalOf(
  ctx: Context,
  payment: PaymentRow,
  db: Db = ctx.db,
): Promise<Withdrawal | null> {
  const terms = await termsOf(ctx, db, payment);
  if (!terms) return null;
  const done = await selectWithdrawal(db, payment.id);
  const { currency } = payment;
  return {
    payment: payment.id,
    possible: terms.possible && !done,
    until: terms.until.toISOString(),
    credits: done?.credits ?? (terms.possible ? terms.credits : 0),
    amount: { amount_minor: done?.amount_minor ?? (terms.possible ? terms.amountMinor : 0), currency },
    received_at: done?.received_at.toISOString() ?? null,
    reference: done?.id ?? null,
  };
}
