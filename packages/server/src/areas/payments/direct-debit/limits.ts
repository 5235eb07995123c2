import { DIRECT_DEBIT_ADVANCE, DIRECT_DEBIT_LIMIT, monthIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { isPayerRefused } from '../../moderation/api.ts';
import * as debits from '../settlement/direct-debit-queries.ts';
import { attemptState, blockedError, type Payer } from './otp.ts';
import * as orders from './unsigned-order-queries.ts';

/** Serialises orders, renewals and advances of one member, bank account or phone number, so that the limits hold for concurrent ones too. */
export async function lockPayer(ctx: Context, db: Db, payer: Payer, phone?: Buffer): Promise<void> {
  const member = await ctx.encryption.fingerprint(`member:${payer.memberId}`);
  await orders.lockKeys(db, [member, payer.iban, ...(phone ? [phone] : [])]);
}

/** Euro cents of the monthly limit that are used, by the member or by the bank account, whichever is more. */
export async function usedInMonth(
  db: Db,
  memberId: string,
  iban: Buffer | null,
  month: string,
): Promise<number> {
  const used = await debits.sumOfMonth(db, memberId, iban, month);
  return Math.max(used.member, used.iban);
}

/** Whether an amount in euro cents is within the monthly limit at all. */
export const isWithinLimit = (amountMinor: number): boolean => amountMinor <= DIRECT_DEBIT_LIMIT.amountMinor;

/** Whether the monthly limit allows to collect this amount in the month of `at`. */
export async function hasRoomInMonth(
  db: Db,
  site: Site,
  payer: Payer,
  debit: { amountMinor: number; at: Date },
): Promise<boolean> {
  const used = await usedInMonth(db, payer.memberId, payer.iban, monthIn(site.time_zone, debit.at));
  return isWithinLimit(used + debit.amountMinor);
}

/**
 * Refuses a debit of a blocked payer, of one whose account was closed because of the rules, or above the monthly limit.
 *
 * @throws ApiError `direct_debit_blocked`, `direct_debit_limit_reached`
 */
export async function assertDebitAllowed(
  ctx: Context,
  db: Db,
  site: Site,
  payer: Payer & { phone: Buffer },
  debit: { amountMinor: number; renewalMinor: number | null; at: Date },
): Promise<void> {
  const { blockedUntil } = await attemptState(ctx, db, payer);
  if (blockedUntil) throw blockedError(blockedUntil, ctx.clock.now());
  const hashes = [payer.iban, payer.phone];
  if (
    (await debits.isUnsettled(db, payer.memberId)) ||
    (await isPayerRefused(ctx, db, { pool: site.pool, hashes }))
  )
    throw new ApiError('direct_debit_blocked');
  // a renewal above the monthly limit could never be collected
  if (isWithinLimit(debit.renewalMinor ?? 0) && (await hasRoomInMonth(db, site, payer, debit))) return;
  const used = await usedInMonth(db, payer.memberId, payer.iban, monthIn(site.time_zone, debit.at));
  throw new ApiError('direct_debit_limit_reached', { max: DIRECT_DEBIT_LIMIT.amountMinor, used });
}

/**
 * Whether the credits of a debit may be given before the bank has paid: only while the sum of such advances is small, since
 * the credits can be spent before the bank refuses.
 */
export async function canAdvanceCredits(db: Db, payer: Payer, amountMinor: number): Promise<boolean> {
  const given = await debits.sumAdvanced(db, payer.memberId, payer.iban);
  return Math.max(given.member, given.iban) + amountMinor <= DIRECT_DEBIT_ADVANCE.amountMinor;
}
