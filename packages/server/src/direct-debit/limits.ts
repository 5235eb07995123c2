import { DIRECT_DEBIT_ADVANCE, DIRECT_DEBIT_LIMIT, monthIn } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import * as debits from './debit-queries.ts';
import { attemptState, blockedError, type Payer } from './otp.ts';
import * as requests from './request-queries.ts';

/** Serialises orders, renewals and advances of one member, account or number, so that concurrent ones keep the limits too. */
export async function lockPayer(ctx: Context, db: Db, who: Payer, phone?: Buffer): Promise<void> {
  const member = await ctx.vault.fingerprint(`member:${who.memberId}`);
  await requests.lockKeys(db, [member, who.iban, ...(phone ? [phone] : [])]);
}

/** What of the month's limit is used up, by the member or the account, whichever is more. */
export async function usedInMonth(
  db: Db,
  memberId: string,
  iban: Buffer | null,
  month: string,
): Promise<number> {
  const used = await debits.sumOfMonth(db, memberId, iban, month);
  return Math.max(used.member, used.iban);
}

/** Whether there can be a month that has room for an amount. */
export const isWithinLimit = (amountMinor: number): boolean => amountMinor <= DIRECT_DEBIT_LIMIT.amountMinor;

/** Whether so much more can be collected at a moment. */
export async function hasRoomInMonth(
  db: Db,
  site: Site,
  who: Payer,
  debit: { amountMinor: number; at: Date },
): Promise<boolean> {
  const used = await usedInMonth(db, who.memberId, who.iban, monthIn(site.time_zone, debit.at));
  return isWithinLimit(used + debit.amountMinor);
}

/**
 * Refuses a debit that may not be.
 *
 * @throws ApiError `direct_debit_blocked`, `direct_debit_limit_reached`
 */
export async function assertDebitAllowed(
  ctx: Context,
  db: Db,
  site: Site,
  who: Payer,
  debit: { amountMinor: number; renewalMinor: number | null; at: Date },
): Promise<void> {
  const { blockedUntil } = await attemptState(ctx, db, who);
  if (blockedUntil) throw blockedError(blockedUntil, ctx.clock.now());
  if (await debits.isUnsettled(db, who.memberId)) throw new ApiError('direct_debit_blocked');
  // what renews at a price that no month has room for could never be kept
  if (isWithinLimit(debit.renewalMinor ?? 0) && (await hasRoomInMonth(db, site, who, debit))) return;
  const used = await usedInMonth(db, who.memberId, who.iban, monthIn(site.time_zone, debit.at));
  throw new ApiError('direct_debit_limit_reached', { max: DIRECT_DEBIT_LIMIT.amountMinor, used });
}

/**
 * Whether the credits of a debit may be given before the bank has paid: as long as all that is given so stays small, since
 * it can be spent before the bank refuses.
 */
export async function canAdvanceCredits(db: Db, who: Payer, amountMinor: number): Promise<boolean> {
  const given = await debits.sumAdvanced(db, who.memberId, who.iban);
  return Math.max(given.member, given.iban) + amountMinor <= DIRECT_DEBIT_ADVANCE.amountMinor;
}
