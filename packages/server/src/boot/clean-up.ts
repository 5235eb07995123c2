import { cleanUpAccounts } from '../areas/accounts/jobs.ts';
import { cleanUpAgeChecks } from '../areas/age/jobs.ts';
import { cleanUpVisits } from '../areas/marketing/jobs.ts';
import { tidyMarks } from '../areas/moderation/jobs.ts';
import { cleanUpCancellations } from '../areas/payments/jobs.ts';
import { cleanUpViews } from '../areas/profiles/jobs.ts';
import { cleanUpSessions } from '../areas/sessions/jobs.ts';
import type { Context } from '../context/context.ts';
import { cleanUpMails } from '../infrastructure/mail/outbox-cleanup.ts';
import { cleanUpSms } from '../infrastructure/sms/outbox-sms.ts';

/**
 * Job: each area deletes what has expired: sessions, secrets that were never confirmed, mailed links, visits from traffic sources, views of profiles,
 * cancellations by strangers, marks of closed accounts, counts of wrong passwords and log-in codes, text messages, mails and addresses that
 * no mail reaches, each after its time in `@velluto/rules`.
 * Encrypts secrets and the server's keys with the newest data key, and marks bans that left no marks.
 */
export async function cleanUp(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await cleanUpVisits(ctx);
  await cleanUpViews(ctx);
  await cleanUpCancellations(ctx);
  await cleanUpAccounts(ctx);
  await cleanUpAgeChecks(ctx);
  await tidyMarks(ctx);
  await ctx.keys.reencrypt();
  await cleanUpSessions(ctx);
  await cleanUpMails(ctx.db, now);
  await cleanUpSms(ctx.db, now);
}
