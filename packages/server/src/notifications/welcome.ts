import type { Context } from '../context.ts';
import { discountFor } from '../discounts/discounts.ts';
import { promotionMail, welcomeMail } from '../mail/notification-mails.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { findRecipient, sendNotificationMail, siteOf } from './recipient.ts';
import { planPhotoReminder } from './reminders.ts';

const minute = 60_000;
const offerAfter = 30 * minute;
/** An offer that ends sooner would only be pressure. */
const leastLeft = 60 * minute;

/** Greets a member whose address was just confirmed, and plans what follows; call it in that transaction. */
export async function sendWelcome(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const recipient = await findRecipient(ctx, tx.db, memberId);
  if (!recipient) return;
  await sendNotificationMail(ctx, tx, recipient, {
    kind: 'news',
    dedupeKey: `welcome:${memberId}`,
    write: welcomeMail,
  });
  await planPhotoReminder(ctx, tx, memberId);
  const runAt = new Date(ctx.clock.now().getTime() + offerAfter);
  await ctx.jobs.enqueue(tx, 'promotion.welcome', { member: memberId }, { runAt, key: memberId });
}

/** Tells of the offer for new members, once, while it is open long enough to think it over. */
export async function sendWelcomeOffer(ctx: Context, { member }: { member: string }): Promise<void> {
  await ctx.transaction(async tx => {
    const recipient = await findRecipient(ctx, tx.db, member);
    if (!recipient) return;
    const buyer = { id: member, signedUpAt: recipient.created_at, paidUser: recipient.paid_user };
    const offer = await discountFor(ctx, siteOf(ctx, recipient), buyer);
    // an offer without an end is no hurry, and not the one of this mail
    if (!offer?.expiresAt || offer.expiresAt.getTime() < ctx.clock.now().getTime() + leastLeft) return;
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
