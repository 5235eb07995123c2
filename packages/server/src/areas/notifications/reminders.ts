import type { Context } from '../../context/context.ts';
import type { UnreadReminder } from '../../infrastructure/jobs/payloads.ts';
import { photoReminderMail, unreadMail } from '../../infrastructure/mail/mails/notifications.ts';
import { unreadMessages } from '../../infrastructure/mail/messages/notifications.ts';
import { translator } from '../../infrastructure/mail/translate.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { selectUnreadSenders } from './notice-queries.ts';
import { enqueuePush, pushAboutPeople } from './push.ts';
import {
  findProvedRecipient,
  findRecipient,
  hasEnabled,
  isOnline,
  mailPeople,
  sendNotificationMail,
} from './recipient.ts';

const minute = 60_000;
const day = 86_400_000;
/** Days of absence after which a member is reminded of unread messages: the first time, and the second. */
const rounds = [1, 7];
const photoAfter = 3 * day;
const peopleShown = 3;

/** Job: reminds a member of unread messages, at most twice while they stay away. */
export async function remindOfUnread(ctx: Context, { member, ...asked }: UnreadReminder): Promise<void> {
  await ctx.transaction(async tx => {
    const recipient = await findProvedRecipient(ctx, tx.db, member);
    if (!recipient || !hasEnabled(recipient, 'unread_message_reminders')) return;
    const senders = await selectUnreadSenders(tx.db, member);
    if (senders.length === 0) return;
    const now = ctx.clock.now().getTime();
    const left = recipient.last_active_at.toISOString();
    const round = asked.left === left ? asked.round : 1;
    const dueAt = (step: number) => recipient.last_active_at.getTime() + (rounds[step - 1] ?? 0) * day;
    // runs at least daily: for a member who was active in between the rounds begin again, without waiting for the end of a week
    const plan = (next: number, at = dueAt(next)) => {
      const runAt = new Date(Math.min(Math.max(at, now + minute), now + day));
      return ctx.jobs.enqueue(tx, 'reminders.unread', { member, round: next, left }, { runAt, key: member });
    };
    if (isOnline(ctx, recipient)) return plan(1, now + day);
    if (now < dueAt(round)) return plan(round);
    const count = senders.reduce((sum, { unread }) => sum + unread, 0);
    const ids = senders.map(({ id }) => id);
    const people = await mailPeople(ctx, tx.db, recipient, ids);
    const from = people.slice(0, peopleShown);
    await sendNotificationMail(ctx, tx, recipient, {
      kind: 'unread_message_reminders',
      dedupeKey: `unread:${member}:${left}:${round}`,
      write: about => unreadMail({ ...about, count, from, link: `${about.origin}/chats` }),
    });
    const t = await translator(recipient.language);
    const message = pushAboutPeople(ctx, recipient, people, {
      kind: 'unread_message_reminders',
      tag: 'unread',
      check: '/chats',
      title: t(unreadMessages.subject.id, { count }),
    });
    await enqueuePush(ctx, tx, recipient, message);
    if (round < rounds.length) await plan(round + 1);
  });
}

/** Plans the reminder of a missing photo; call it in the transaction that confirms. */
export async function planPhotoReminder(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + photoAfter);
  await ctx.jobs.enqueue(tx, 'reminders.photo', { member: memberId }, { runAt, key: memberId });
}

/** Job: reminds a member once of a missing photo. */
export async function remindOfPhoto(ctx: Context, { member }: { member: string }): Promise<void> {
  await ctx.transaction(async tx => {
    const recipient = await findRecipient(ctx, tx.db, member);
    if (!recipient || recipient.num_photos > 0) return;
    const dedupeKey = `photo-reminder:${member}`;
    await sendNotificationMail(ctx, tx, recipient, {
      kind: 'reminders',
      dedupeKey,
      write: photoReminderMail,
    });
  });
}
