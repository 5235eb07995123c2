import type { Currency, Money } from './money.ts';

/** Credits that came in at once, and what was paid for them. */
export interface CreditLot {
  credits: number;
  /** What was paid, in minor units, and for how many credits; null for what was given for free. */
  paid: { amountMinor: number; currency: Currency; credits: number } | null;
}

/**
 * The unspent part of each lot of credits at a balance, where the oldest credits are spent first; lots that are used up
 * are left out. `lots` come oldest first.
 */
export function unspentLots<Lot extends { credits: number }>(lots: readonly Lot[], balance: number): Lot[] {
  let left = balance;
  const unspent: Lot[] = [];
  for (const lot of lots.toReversed()) {
    const credits = Math.min(left, lot.credits);
    if (credits > 0) unspent.unshift({ ...lot, credits });
    left -= credits;
  }
  return unspent;
}

/** What is left of each lot after spending some credits, the oldest first; empty lots are left out. */
export function lotsAfterSpending<Lot extends { credits: number }>(
  lots: readonly Lot[],
  credits: number,
): Lot[] {
  const total = lots.reduce((sum, lot) => sum + lot.credits, 0);
  return unspentLots(lots, total - credits);
}

/**
 * What was paid for the credits that are spent next, a started minor unit counted; free ones cost nothing.
 *
 * @param lots what is left of each, the oldest first
 * @param currency the one in which free credits cost nothing
 * @returns null where there are too few credits, or they were paid in two currencies
 */
export function priceOfSpending(
  lots: readonly CreditLot[],
  credits: number,
  currency: Currency,
): Money | null {
  let left = credits;
  let paidIn: Currency | null = null;
  let total = 0;
  for (const lot of lots) {
    const taken = Math.min(left, lot.credits);
    left -= taken;
    if (taken === 0 || !lot.paid) continue;
    if (paidIn !== null && paidIn !== lot.paid.currency) return null;
    paidIn = lot.paid.currency;
    total += (lot.paid.amountMinor * taken) / lot.paid.credits;
  }
  // sums of fractions are a little off, and the next minor unit must not begin for that
  return left > 0 ? null : { amountMinor: Math.ceil(Number(total.toFixed(6))), currency: paidIn ?? currency };
}
