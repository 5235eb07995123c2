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
