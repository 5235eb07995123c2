import { PREMIUM_TRIED_HOURS, WITHDRAWAL_COUNTS_DAYS, WITHDRAWALS_AFTER_PREMIUM } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { countAfterPremium } from './reversal-queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Whether a member may ask to begin before the withdrawal period ends. Membership has no price of its own, so a withdrawal keeps
 * nothing for it: who has used it and withdrawn again and again gets it after the period.
 */
export async function mayBeginAtOnce(ctx: Context, db: Db, memberId: string): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - WITHDRAWAL_COUNTS_DAYS * day);
  const withdrawn = await countAfterPremium(db, { memberId, since, hours: PREMIUM_TRIED_HOURS });
  return withdrawn < WITHDRAWALS_AFTER_PREMIUM;
}

/**
 * Refuses a request to begin before the withdrawal period ends of whom it is not open to.
 *
 * @throws ApiError `invalid_request`
 */
export async function assertMayBegin(ctx: Context, db: Db, memberId: string): Promise<void> {
  if (!(await mayBeginAtOnce(ctx, db, memberId)))
    throw invalidFields({ field: 'begin_at_once', code: 'not_allowed' });
}
