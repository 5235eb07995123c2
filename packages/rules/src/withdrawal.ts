/** A package is no longer sold to a member who withdrew from it this many times after using some of its credits. */
export const WITHDRAWALS_PER_PACKAGE = 2;
/** Such a withdrawal counts for this many days. */
export const WITHDRAWAL_COUNTS_DAYS = 365;

/**
 * After this many withdrawals within that time, each from a purchase that had made the member premium for longer than
 * `PREMIUM_TRIED_HOURS`, what they buy can be used after the withdrawal period only (spec § 9.9).
 */
export const WITHDRAWALS_AFTER_PREMIUM = 2;
/** Premium for so many hours does not count as used. */
export const PREMIUM_TRIED_HOURS = 24;

/**
 * A withdrawal that was declared without log-in and took effect by the mailed link can be taken back this long, in hours; its
 * refund is sent to the payment provider afterwards.
 */
export const DECLARATION_UNDO_HOURS = 24;

/** Facts that decide how much is repaid when a member withdraws from a contract. */
export interface WithdrawalState {
  /** Amount paid, in minor units. */
  amountMinor: number;
  /** Part of it that was already repaid, in minor units. */
  repaidMinor: number;
  /** Credits of the whole contract; for premium those of all months. */
  credits: number;
  /** How many of them are unused, including those of months still to come. */
  unused: number;
}

/**
 * Amount repaid for unused credits, in minor units (spec § 9.9): their share of the price, rounded up in the member's
 * favour. Never more than what is left of the payment; all of it for a contract without credits.
 */
export function repaidOnWithdrawal({ amountMinor, repaidMinor, credits, unused }: WithdrawalState): number {
  const left = Math.max(0, amountMinor - repaidMinor);
  if (credits <= 0) return left;
  const share = Math.min(Math.max(unused, 0), credits);
  return Math.min(left, Math.ceil((amountMinor * share) / credits));
}
