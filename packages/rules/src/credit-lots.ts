/** What is left of credits that came in at different times, at a balance: the oldest are spent first; empty lots are left out. */
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
