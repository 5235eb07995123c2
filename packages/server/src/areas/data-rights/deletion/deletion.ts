import type { components } from '@velluto/api-client/schema';
import { REACTIVATION_DAYS } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import { cleanText } from '../../../domain/message-text.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { deactivateMember } from '../../moderation/api.ts';
import { runningSubscriptions, withdrawnAfterPremium } from '../../payments/api.ts';
import { checkOwnPassword, dropLinks, type SessionOwner } from '../../sessions/api.ts';
import { accountDeleted } from '../events.ts';
import * as queries from './deletion-queries.ts';
import { sendRestoreLink } from './restore.ts';

const day = 86_400_000;

/** Credits and premium that a member loses with the account. */
export interface Holdings {
  /** Free and reserved credits, and those that pending direct debits and paid purchases that wait will bring. */
  credits: number;
  /** Those of them that were paid for; credits that were given free of charge count as spent first. */
  paidCredits: number;
  /** End of the premium time that is paid. */
  premiumUntil: Date | null;
  /** Premium renews by direct debit, which a deletion ends. */
  renews: boolean;
}

/** What a member would lose now, to be shown before the account is deleted. */
export async function holdingsOf(ctx: Context, memberId: string, db: Db = ctx.db): Promise<Holdings> {
  const row = await queries.selectHoldings(db, memberId, ctx.clock.now());
  const totalCredits = row.balance + row.held;
  const credits = totalCredits + row.coming;
  const paidCredits = Math.max(0, Math.min(totalCredits, row.bought)) + row.coming;
  const renews = (await runningSubscriptions(ctx, db, { memberId })).length > 0;
  return { credits, paidCredits, premiumUntil: row.premium_until, renews };
}

/**
 * Deletes the account: the member is hidden at once, every session and every renewal by direct debit ends, and a
 * mail has a link that restores the account for 14 days; then a job erases it. Paid credits are not lost without a warning: the request has to name their number.
 *
 * @returns until when the account can be restored
 * @throws ApiError `old_password_wrong`, `account_blocked`, `invalid_request` when the paid credits were not named
 */
export async function deleteAccount(
  ctx: Context,
  about: { site: Site; me: SessionOwner; origin: string },
  form: components['schemas']['DeleteAccountRequest'],
): Promise<Date> {
  const { site, me, origin } = about;
  const hash = await checkOwnPassword(ctx, me, form.password);
  return ctx.transaction(async tx => {
    const account = await queries.lockAccount(tx.db, me.id);
    if (account?.password_hash !== hash) throw new ApiError('old_password_wrong');
    const { paidCredits } = await holdingsOf(ctx, me.id, tx.db);
    if (paidCredits > (form.paid_credits ?? 0)) {
      throw invalidFields({ field: 'paid_credits', code: 'consent_required' });
    }
    const now = ctx.clock.now();
    const id = ctx.ids.uuid();
    const withdrawals = await withdrawnAfterPremium(ctx, tx.db, me.id);
    await ctx.events.emit(tx, accountDeleted, { memberId: me.id, deletion: id, at: now, withdrawals });
    if (!(await deactivateMember(ctx, tx, me.id, 'deleted'))) throw new ApiError('authentication_required');
    await dropLinks(tx, me.id, 'restore');
    const until = new Date(now.getTime() + REACTIVATION_DAYS * day);
    await queries.insertDeletion(tx.db, {
      id,
      member_id: me.id,
      site_id: site.id,
      reason: form.reason,
      text: cleanText(form.text ?? '') || null,
      deleted_at: now,
      restorable_until: until,
    });
    await sendRestoreLink(ctx, tx, { site, memberId: me.id, origin });
    return until;
  });
}
