import type { Context } from '../context.ts';
import { unreadMessages } from '../mail/messages/unread.ts';
import { photoReminderMail } from '../mail/reminder.ts';
import { translator } from '../mail/translate.ts';
import { unreadMail } from '../mail/unread.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { pushTo } from './push-message.ts';
import { isHere, mailTo, peopleFor, selectReader, siteOf, wants } from './reader.ts';
import { selectUnreadSenders } from './reminder-queries.ts';

const day = 86_400_000;
/** Reminders of unread messages while a member stays away: after a day, and once more after a week. */
const rounds = [1, 7];
const photoAfter = 3 * day;
const peopleShown = 3;

/** Reminds of messages that wait, twice at most while the member stays away. */
export async function remindOfUnread(
  ctx: Context,
  { member, round }: { member: string; round: number },
): Promise<void> {
  await ctx.transaction(async tx => {
    const reader = await selectReader(tx.db, member);
    if (!reader || isHere(ctx, reader) || !wants(reader, 'unread_message_reminders')) return;
    const senders = await selectUnreadSenders(tx.db, member);
    const now = ctx.clock.now().getTime();
    const awayMs = now - reader.last_active_at.getTime();
    if (senders.length === 0 || awayMs < day) return;
    const count = senders.reduce((sum, { unread }) => sum + unread, 0);
    const from = await peopleFor(
      ctx,
      tx.db,
      siteOf(ctx, reader),
      senders.slice(0, peopleShown).map(({ id }) => id),
    );
    await mailTo(ctx, tx, reader, {
      kind: 'unread_message_reminders',
      dedupeKey: `unread:${member}:${reader.last_active_at.toISOString()}:${round}`,
      write: about => unreadMail({ ...about, count, from, link: `${about.origin}/chats` }),
    });
    const t = await translator(reader.language);
    const title = t(unreadMessages.subject, { count });
    await pushTo(ctx, tx, reader, {
      ...{ kind: 'unread_message_reminders', title, body: '', tag: 'unread' },
      ...{ check: '/chats', open: '/login', icon: null, origin: null },
    });
    const next = rounds[round];
    if (next === undefined) return;
    const runAt = new Date(reader.last_active_at.getTime() + next * day);
    const late = runAt.getTime() > now ? runAt : new Date(now + day);
    await ctx.jobs.enqueue(
      tx,
      'reminders.unread',
      { member, round: round + 1 },
      { runAt: late, key: member },
    );
  });
}

/** Plans the reminder of a missing photo; call it in the transaction that confirms. */
export async function planPhotoReminder(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + photoAfter);
  await ctx.jobs.enqueue(tx, 'reminders.photo', { member: memberId }, { runAt, key: memberId });
}

/** Reminds of a missing photo, once. */
export async function remindOfPhoto(ctx: Context, { member }: { member: string }): Promise<void> {
  await ctx.transaction(async tx => {
    const reader = await selectReader(tx.db, member);
    if (!reader || reader.num_photos > 0) return;
    const dedupeKey = `photo-reminder:${member}`;
    await mailTo(ctx, tx, reader, { kind: 'reminders', dedupeKey, write: photoReminderMail });
  });
}
