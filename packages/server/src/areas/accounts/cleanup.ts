import { ATTEMPTS_KEPT_DAYS, MAIL_KEPT_DAYS, SMS_KEPT_DAYS, SUPPRESSIONS_KEPT_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { cleanUpAgeChecks } from '../age/api.ts';
import { cleanUpVisits } from '../marketing/api.ts';
import { tidyMarks } from '../moderation/api.ts';
import { cleanUpCancellations } from '../payments/api.ts';
import { cleanUpViews } from '../profiles/api.ts';
import * as queries from './cleanup-queries.ts';
import { cleanUpSecondFactors } from './second-factor.ts';

const day = 86_400_000;

/**
 * Job: deletes what has expired: sessions, secrets that were never confirmed, mailed links, visits from traffic sources, views of profiles,
 * cancellations by strangers, marks of closed accounts, counts of wrong passwords and log-in codes, text messages, mails and addresses that
 * no mail reaches, each after its time in `@velluto/rules`.
 * Encrypts secrets and the server's keys with the newest data key, and marks bans that left no marks.
 */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await cleanUpVisits(ctx);
  await cleanUpViews(ctx);
  await cleanUpCancellations(ctx);
  await cleanUpSecondFactors(ctx);
  await cleanUpAgeChecks(ctx);
  await tidyMarks(ctx);
  await ctx.keys.reencrypt();
  const before = (days: number) => new Date(now.getTime() - days * day);
  await queries.deleteExpired(ctx.db, {
    now,
    attemptsBefore: before(ATTEMPTS_KEPT_DAYS),
    smsBefore: before(SMS_KEPT_DAYS),
    mailsBefore: before(MAIL_KEPT_DAYS),
    suppressionsBefore: before(SUPPRESSIONS_KEPT_DAYS),
  });
}
