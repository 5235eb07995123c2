import type { Context } from '../../context/context.ts';
import type { NotificationKind } from '../../domain/notification-kinds.ts';
import type { MailNotice } from '../../infrastructure/jobs/payloads.ts';
import { markedName } from '../../infrastructure/mail/format.ts';
import type { MailPerson } from '../../infrastructure/mail/mail-types.ts';
import { likeMail, matchMail, newMessageMail } from '../../infrastructure/mail/mails/notifications.ts';
import { peopleMessages } from '../../infrastructure/mail/messages/notifications.ts';
import { translator } from '../../infrastructure/mail/translate.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { blocksBetween } from '../access/api.ts';
import * as queries from './notice-queries.ts';
import { enqueuePush, pushAboutPerson } from './push.ts';
import {
  findProvedRecipient,
  hasEnabled,
  isOnline,
  mailPeople,
  type Recipient,
  sendNotificationMail,
  siteOf,
} from './recipient.ts';

const batch = 50;
const dayMs = 86_400_000;
/** Milliseconds after which a notice is mailed, unless the member has come to the site before. */
const mailAfterMs = 5 * 60_000;
/** Milliseconds for which claims are kept: longer than any check looks back. */
const claimsKeptMs = 2 * dayMs;
/** Milliseconds after which a member is reminded of unread messages. */
const remindAfterMs = dayMs;
const kindOf = (kind: MailNotice['kind']): NotificationKind => (kind === 'match' ? 'like' : kind);

const subjects = {
  new_conversations: peopleMessages.messageSubject,
  new_messages: peopleMessages.messageSubject,
  like: peopleMessages.likeSubject,
  match: peopleMessages.matchSubject,
};

const mails = {
  new_conversations: newMessageMail,
  new_messages: newMessageMail,
  like: likeMail,
  match: matchMail,
};

/** Job: sends the waiting notices: a push at once to members who are offline, and a mail to those who stay away. */
export async function sendNotices(ctx: Context): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    taken = await ctx.transaction(async tx => {
      const notices = await queries.takeNotices(tx.db, batch);
      for (const { member_id, kind, other_id, conversation_id, created_at } of notices) {
        const notice = { member: member_id, kind, other: other_id, conversation: conversation_id };
        await sendNotice(ctx, tx, { ...notice, pushed: false }, created_at);
      }
      return notices.length;
    });
  }
}

async function sendNotice(ctx: Context, tx: Tx, notice: MailNotice, at: Date): Promise<void> {
  const recipient = await findProvedRecipient(ctx, tx.db, notice.member);
  if (!recipient) return;
  if (notice.conversation !== null) {
    const runAt = new Date(at.getTime() + remindAfterMs);
    const data = { member: recipient.id, round: 1 };
    await ctx.jobs.enqueue(tx, 'reminders.unread', data, { runAt, key: recipient.id });
  }
  if (!hasEnabled(recipient, kindOf(notice.kind)) || (await pendingNoticeKey(tx, recipient, notice)) === null)
    return;
  const pushed = !isOnline(ctx, recipient) && (await push(ctx, tx, recipient, notice));
  const key = `${notice.member}:${notice.kind}:${notice.other}`;
  const runAt = new Date(at.getTime() + mailAfterMs);
  await ctx.jobs.enqueue(tx, 'notices.mail', { ...notice, pushed }, { runAt, key });
}

/** Job: mails a notice if it is still unseen and the member is still offline. */
export async function mailNotice(ctx: Context, notice: MailNotice): Promise<void> {
  await ctx.transaction(async tx => {
    const recipient = await findProvedRecipient(ctx, tx.db, notice.member);
    if (!recipient || isOnline(ctx, recipient)) return;
    const key = await pendingNoticeKey(tx, recipient, notice);
    if (key === null) return;
    if (!notice.pushed) await push(ctx, tx, recipient, notice);
    const [from] = await personOf(ctx, tx, recipient, notice);
    if (!from || !(await isFirstNotice(ctx, tx, 'mail', notice))) return;
    const write = mails[notice.kind];
    await sendNotificationMail(ctx, tx, recipient, {
      kind: kindOf(notice.kind),
      dedupeKey: key,
      write: about => write({ ...about, from, link: about.origin + pathOf(notice) }),
    });
  });
}

/**
 * The dedupe key of a notice's mail, or null when the notice was seen meanwhile or one of the two blocks the other. For a
 * conversation one mail is sent until it is read; for likes one mail until the member was active again; for each match one
 * mail.
 */
async function pendingNoticeKey(tx: Tx, recipient: Recipient, notice: MailNotice): Promise<string | null> {
  const { kind, other, conversation } = notice;
  const { iBlocked, blockedMe } = await blocksBetween(tx.db, recipient.id, other);
  if (iBlocked || blockedMe) return null;
  if (conversation !== null) {
    const side = await queries.selectUnread(tx.db, recipient.id, conversation);
    return side ? `message:${recipient.id}:${conversation}:${side.done_seq}` : null;
  }
  if (!(await queries.isUnseenLike(tx.db, recipient.id, other))) return null;
  return kind === 'match'
    ? `match:${recipient.id}:${other}`
    : `like:${recipient.id}:${recipient.last_active_at.toISOString()}`;
}

/** Whether a notice may be sent: likes are limited per pair and day; mails about conversations are limited by their dedupe key instead. */
const isFirstNotice = async (
  ctx: Context,
  tx: Tx,
  channel: 'push' | 'mail',
  notice: MailNotice,
): Promise<boolean> => notice.conversation !== null || shouldNotify(ctx, tx, channel, notice);

const personOf = (ctx: Context, tx: Tx, recipient: Recipient, { other }: MailNotice): Promise<MailPerson[]> =>
  mailPeople(ctx, tx.db, recipient, [other]);

function pathOf({ kind, other, conversation }: MailNotice): string {
  if (conversation !== null) return `/chats/${conversation}`;
  return kind === 'match' ? `/members/${other}/chat` : `/members/${other}`;
}

async function push(ctx: Context, tx: Tx, recipient: Recipient, notice: MailNotice): Promise<boolean> {
  const [person] = await personOf(ctx, tx, recipient, notice);
  if (!person || !(await isFirstNotice(ctx, tx, 'push', notice))) return false;
  const t = await translator(recipient.language);
  const from = markedName(t, siteOf(ctx, recipient), recipient.language, person);
  const message = pushAboutPerson(ctx, recipient, person, {
    kind: kindOf(notice.kind),
    title: t(subjects[notice.kind].id, { from }),
    tag: `${notice.conversation === null ? 'like' : 'chat'}:${notice.other}`,
    check: pathOf(notice),
  });
  return enqueuePush(ctx, tx, recipient, message);
}

/**
 * Whether this is the first notification of a kind for a pair within 24 hours. Likes are free and can be taken back, so nobody may spam by
 * liking again and again.
 */
function shouldNotify(
  ctx: Context,
  tx: Tx,
  channel: 'push' | 'mail',
  { kind, member, other }: { kind: string; member: string; other: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  return queries.claimOnce(
    tx.db,
    `${channel}:${kind}:${other}:${member}`,
    now,
    new Date(now.getTime() - dayMs),
  );
}

/** Job: deletes expired claims. */
export async function cleanUpSentNotices(ctx: Context): Promise<void> {
  await queries.deleteClaimsBefore(ctx.db, new Date(ctx.clock.now().getTime() - claimsKeptMs));
}
