import type { Context } from '../../context/context.ts';
import { promotionMail, welcomeMail } from '../../infrastructure/mail/mails/notifications.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { findRecipient, sendNotificationMail, siteOf } from '../notifications/api.ts';
import { announceable, discountFor } from '../payments/api.ts';

const minute = 60_000;
const offerAfter = 30 * minute;
/** Milliseconds that an offer must still last to be mailed: a shorter time would only put pressure on the member. */
const leastLeft = 60 * minute;

/** Sends the welcome mail to a member who has just confirmed the address, and plans the mail about the offer; call it in the transaction that confirms. */
export async function sendWelcome(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const recipient = await findRecipient(ctx, tx.db, memberId);
  if (!recipient) return;
  await sendNotificationMail(ctx, tx, recipient, {
    kind: 'reminders',
    dedupeKey: `welcome:${memberId}`,
    write: welcomeMail,
  });
  const runAt = new Date(ctx.clock.now().getTime() + offerAfter);
  await ctx.jobs.enqueue(tx, 'promotion.welcome', { member: memberId }, { runAt, key: memberId });
}

/** Job: mails the offer for new members once, if it lasts long enough to think it over and its percentage may be announced. */
export async function sendWelcomeOffer(ctx: Context, { member }: { member: string }): Promise<void> {
  await ctx.transaction(async tx => {
    const recipient = await findRecipient(ctx, tx.db, member);
    if (!recipient) return;
    const buyer = { id: member, signedUpAt: recipient.created_at, paidUser: recipient.paid_user };
    const site = siteOf(ctx, recipient);
    const offer = await discountFor(ctx, site, buyer);
    // this mail is about an offer that expires
    if (!offer?.expiresAt || offer.expiresAt.getTime() < ctx.clock.now().getTime() + leastLeft) return;
    if (!(await announceable(ctx, site))(offer.percent)) return;
    const { expiresAt } = offer;
    await sendNotificationMail(ctx, tx, recipient, {
      kind: 'promotions',
      dedupeKey: `promotion:welcome:${member}`,
      write: about =>
        promotionMail({
          ...about,
          offer,
          expires: expiresAt,
          why: 'welcome',
          link: `${about.origin}/credits`,
        }),
    });
  });
}
