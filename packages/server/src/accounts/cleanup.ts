import { REACTIVATION_DAYS } from '@velluto/rules';
import type { Context } from '../context.ts';
import { cleanUpCancellations } from '../payments/cancellation-file.ts';
import { cleanUpViews } from '../profile-views/profile-views.ts';
import { cleanUpVisits } from '../tracking/attribution.ts';
import * as queries from './cleanup-queries.ts';
import { cleanUpSecondFactors } from './second-factor.ts';

const day = 86_400_000;
/** Days for which mails are kept, so that support can see what was sent to whom. */
const mailDays = 90;

/**
 * Job: deletes what has expired: sessions, secrets that were never confirmed, mailed links, visits from traffic sources, views of profiles, cancellations by strangers,
 * counts of wrong passwords and log-in codes after a day, text messages before the number's owner can have been
 * erased, and mails after 90 days. Encrypts secrets and the server's keys with the newest data key.
 */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await cleanUpVisits(ctx);
  await cleanUpViews(ctx);
  await cleanUpCancellations(ctx);
  await cleanUpSecondFactors(ctx);
  await ctx.keys.reencrypt();
  const before = (days: number) => new Date(now.getTime() - days * day);
  await queries.deleteExpired(ctx.db, {
    now,
    attemptsBefore: before(1),
    smsBefore: before(REACTIVATION_DAYS),
    mailsBefore: before(mailDays),
  });
}
