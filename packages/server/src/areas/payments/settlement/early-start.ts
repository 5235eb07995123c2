import { PREMIUM_TRIED_HOURS, WITHDRAWAL_COUNTS_DAYS, WITHDRAWALS_AFTER_PREMIUM } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { noteWithdrawn, withdrawnBefore } from '../../moderation/api.ts';
import { forgetPayers, selectAfterPremium } from './payer-queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * When purchases were withdrawn from after using Premium, as far as it counts still: by the member, from another account with the same
 * payer, or from one that they left.
 *
 * @param iban fingerprint of a bank account that is about to pay
 */
export async function withdrawnAfterPremium(
  ctx: Context,
  db: Db,
  memberId: string,
  iban: Buffer | null = null,
): Promise<Date[]> {
  const since = new Date(ctx.clock.now().getTime() - WITHDRAWAL_COUNTS_DAYS * day);
  const rule = { since, hours: PREMIUM_TRIED_HOURS, sites: ctx.sites.all };
  const here = await selectAfterPremium(db, { ...rule, memberId, iban });
  const before = await withdrawnBefore(ctx, db, memberId);
  const known = new Set(here.map(Number));
  return [...here, ...before.filter(at => at > since && !known.has(Number(at)))];
}

/**
 * Whether a member may ask to begin before the withdrawal period ends. Membership has no price of its own, so a
 * withdrawal keeps nothing for it. A payer who used it and withdrew repeatedly therefore gets it after the period,
 * whichever account buys it.
 */
export async function mayBeginAtOnce(
  ctx: Context,
  db: Db,
  memberId: string,
  iban?: Buffer,
): Promise<boolean> {
  const withdrawn = await withdrawnAfterPremium(ctx, db, memberId, iban);
  return withdrawn.length < WITHDRAWALS_AFTER_PREMIUM;
}

/**
 * Refuses the request to begin before the withdrawal period ends to buyers whom it is not open to.
 *
 * @throws ApiError `invalid_request`
 */
export async function assertMayBegin(ctx: Context, db: Db, memberId: string, iban?: Buffer): Promise<void> {
  if (!(await mayBeginAtOnce(ctx, db, memberId, iban)))
    throw invalidFields({ field: 'begin_at_once', code: 'not_allowed' });
}

/** Counts a withdrawal, or one that was taken back, for the next account too, of a member who has deleted theirs. */
export async function countForNextAccount(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await noteWithdrawn(tx, memberId, await withdrawnAfterPremium(ctx, tx.db, memberId));
}

/** Job: deletes who paid those purchases whose withdrawal can no longer count. */
export const forgetOldPayers = (ctx: Context): Promise<void> =>
  forgetPayers(ctx.db, ctx.clock.now(), WITHDRAWAL_COUNTS_DAYS);
