import type { Context } from '../context.ts';
import { monthsLater } from '../payments/months.ts';
import { premiumEnds } from '../payments/premium.ts';
import type { Db } from '../ports/db/transaction.ts';
import * as debits from './debit-queries.ts';
import type { SubscriptionRow } from './subscription-queries.ts';

/** Premium that renews by direct debit, as a contract that can be cancelled. */
export interface RecurringPremium {
  /** The order it began with. */
  paymentId: string;
  packageId: string;
  /** What each further month costs, in euro cents. */
  amountMinor: number;
  /** When the time that is paid for ends; the earliest moment while the first payment is under way. */
  endsAt: Date;
  /** The first payment while it is under way: it is collected all the same. */
  first: { amountMinor: number; collectAt: Date } | null;
}

/** What renews, as a contract: paid are its first months and those that were collected since, not what is announced. */
export async function recurringPremium(
  ctx: Context,
  db: Db,
  one: SubscriptionRow,
): Promise<RecurringPremium> {
  const { first_payment_id: paymentId, package_id: packageId, amount_minor: amountMinor } = one;
  const months = one.first_months + (await debits.countRenewals(db, one.mandate_id, paymentId));
  const contract = { paymentId, packageId, amountMinor };
  if (one.anchor_at) return { ...contract, endsAt: monthsLater(one.anchor_at, months), first: null };
  // the months begin when the bank has paid, and after others that are paid
  const debit = await debits.selectDebit(db, paymentId);
  const others = await premiumEnds(ctx, db, one.member_id);
  const begins = debit && debit.collect_at > others ? debit.collect_at : others;
  return {
    ...{ ...contract, endsAt: monthsLater(begins, months) },
    first: debit ? { amountMinor: debit.amount_minor, collectAt: debit.collect_at } : null,
  };
}
