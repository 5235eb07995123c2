import { createHash } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import { textIn } from '../../domain/sites/site-texts.ts';
import type { PushJob, PushMessage } from '../../infrastructure/jobs/payloads.ts';
import type { MailPerson } from '../../infrastructure/mail/mail-types.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { PUSH_MAX_BYTES } from '../../infrastructure/push/push.ts';
import * as subscriptions from './push-subscription-queries.ts';
import { hasEnabled, type Recipient, siteOf } from './recipient.ts';

const ttlSeconds = 86_400;
const longestBody = 300;

type About = Pick<PushMessage, 'kind' | 'title' | 'tag' | 'check'>;

const messageWith = (about: About, rest: Pick<PushMessage, 'body' | 'icon' | 'origin'>): PushMessage => ({
  ...about,
  ...rest,
  body: rest.body.slice(0, longestBody),
  // who is logged out by then finds it after the log-in
  open: `/login?next=${encodeURIComponent(about.check)}`,
});

/** The site's warning about fictional profiles. */
function warningOf(ctx: Context, recipient: Recipient): string {
  const site = siteOf(ctx, recipient);
  return textIn(site, site.fictional.warning, recipient.language);
}

/** A push about a profile; for a fictional one with the site's word for it in the title and the warning in the body. */
export function pushAboutPerson(
  ctx: Context,
  recipient: Recipient,
  person: MailPerson,
  about: About,
): PushMessage {
  const { origin, photo: icon, detail } = person;
  return messageWith(about, {
    body: origin === 'member' ? (detail ?? '') : warningOf(ctx, recipient),
    icon,
    origin,
  });
}

/** A push about several profiles without their names; with the site's warning in the body when one of them is fictional. */
export function pushAboutPeople(
  ctx: Context,
  recipient: Recipient,
  people: MailPerson[],
  about: About,
): PushMessage {
  const fictional = people.find(({ origin }) => origin !== 'member');
  return messageWith(about, {
    body: fictional ? warningOf(ctx, recipient) : '',
    icon: null,
    origin: fictional?.origin ?? null,
  });
}

/** Enqueues a push to every subscribed browser of a member, one job each; returns whether there is any. */
export async function enqueuePush(
  ctx: Context,
  tx: Tx,
  recipient: Recipient,
  message: PushMessage,
): Promise<boolean> {
  if (!hasEnabled(recipient, message.kind)) return false;
  const browsers = await subscriptions.selectByMember(tx.db, recipient.id);
  for (const { endpoint } of browsers) {
    await ctx.jobs.enqueue(tx, 'push.send', { member: recipient.id, endpoint, message });
  }
  return browsers.length > 0;
}

/** Job: sends a push to one browser; deletes the subscription when the push service says that it is gone. */
export async function sendPush(ctx: Context, { member, endpoint, message }: PushJob): Promise<void> {
  const address = await subscriptions.selectOne(ctx.db, member, endpoint);
  if (!address) return;
  const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, 32);
  const text = JSON.stringify(message);
  const fits = Buffer.byteLength(text) <= PUSH_MAX_BYTES;
  const sent = fits ? text : JSON.stringify({ ...message, body: '', icon: null });
  const result = await ctx.push.send(address, sent, { topic, ttl: ttlSeconds });
  if (result === 'gone') await subscriptions.remove(ctx.db, member, endpoint);
}
