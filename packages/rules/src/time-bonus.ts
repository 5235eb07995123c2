import { TIME_BONUS_CODE, TIME_BONUS_MS, TIME_BONUS_PERCENT } from './constants.ts';

/** The time bonus of a new member (spec § 9.4); times are epoch milliseconds of the server's clock. */
export interface TimeBonus {
  code: typeof TIME_BONUS_CODE;
  percent: typeof TIME_BONUS_PERCENT;
  expiresAt: number;
}

/** What the time bonus depends on. */
export interface TimeBonusState {
  /** Moment of sign-up, null when logged out. */
  signedUpAt: number | null;
  paidUser: boolean;
  /** Now, by the server's clock. */
  now: number;
}

/** The time bonus, or null when logged out, already paid, or 4 hours after sign-up. Nothing restarts it. */
export function timeBonus({ signedUpAt, paidUser, now }: TimeBonusState): TimeBonus | null {
  if (signedUpAt === null || paidUser) return null;
  const expiresAt = signedUpAt + TIME_BONUS_MS;
  return now < expiresAt ? { code: TIME_BONUS_CODE, percent: TIME_BONUS_PERCENT, expiresAt } : null;
}
