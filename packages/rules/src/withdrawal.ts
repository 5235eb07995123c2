/** Withdrawals from one package, each after credits of it were used, after which it is not sold to this member for a while. */
export const WITHDRAWALS_PER_PACKAGE = 2;
/** That while: each such withdrawal counts for so many days. */
export const WITHDRAWAL_COUNTS_DAYS = 365;

/** What decides how much is repaid when a contract is withdrawn from. */
export interface WithdrawalState {
  /** What was paid, in minor units. */
  amountMinor: number;
  /** What of it went back already. */
  repaidMinor: number;
  /** Credits the whole contract brings; for premium those of all months. */
  credits: number;
  /** How many of them were not used, those still to come included. */
  unused: number;
}

/**
 * What is repaid for unused credits: their share of the price, a started minor unit to the member (decisions, "Money").
 * Never more than what is left of the payment; all of it for a contract without credits.
 */
export function repaidOnWithdrawal({ amountMinor, repaidMinor, credits, unused }: WithdrawalState): number {
  const left = Math.max(0, amountMinor - repaidMinor);
  if (credits <= 0) return left;
  const share = Math.min(Math.max(unused, 0), credits);
  return Math.min(left, Math.ceil((amountMinor * share) / credits));
}
