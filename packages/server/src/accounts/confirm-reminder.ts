import type { Context } from '../context.ts';
import { originOf } from '../http/origin.ts';
import { confirmReminderMail } from '../mail/reminder.ts';
import { aboutOf, readerOf, siteOf, wants } from '../notifications/reader.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { activationLink } from './activation.ts';

const remindAfterMs = 2 * 86_400_000;

/** Plans the reminder of an address that is not confirmed; call it in the transaction of the sign-up. */
export async function planConfirmReminder(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + remindAfterMs);
  await ctx.jobs.enqueue(tx, 'reminders.confirm', { member: memberId }, { runAt, key: memberId });
}

/** Reminds of an address that is not confirmed, once; it is the only kind that goes to such an address. */
export async function remindToConfirm(ctx: Context, { member }: { member: string }): Promise<void> {
  await ctx.transaction(async tx => {
    const reader = await readerOf(ctx, tx.db, member);
    if (!reader || reader.status === 'active' || !reader.emails_enabled || !wants(reader, 'reminders'))
      return;
    const link = await activationLink(ctx, tx, member, originOf(ctx, siteOf(ctx, reader)));
    await ctx.mail.send(tx, {
      ...{ siteId: reader.site_id, kind: 'reminders', to: reader.email },
      ...(await confirmReminderMail({ ...(await aboutOf(ctx, reader, 'reminders')), link })),
      dedupeKey: `confirm-reminder:${member}`,
    });
  });
}
