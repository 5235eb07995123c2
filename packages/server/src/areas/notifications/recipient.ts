import { ageOn, dayInCountry, factLine, siteLanguage } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { siteOrigin } from '../../context/web-origin.ts';
import type { NotificationKind } from '../../domain/notification-kinds.ts';
import type { Site } from '../../domain/sites/site.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import type { MailContent, MailPerson, UnsubscribableAbout } from '../../infrastructure/mail/mail-types.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { lacksProof } from '../age/api.ts';
import { mailPhotos } from '../photos/api.ts';
import * as queries from './recipient-queries.ts';
import { unsubscribeLink } from './unsubscribe-token.ts';

export type Recipient = queries.Recipient;

/** Milliseconds since the last activity after which a member counts as offline: an open page polls at least every 5 minutes. */
const onlineMs = 300_000;

/**
 * A member as the recipient of notifications, in a language of the site that writes; undefined when the member is not active or the site was removed, so that the mails of others
 * are still sent.
 */
export async function findRecipient(
  ctx: Pick<Context, 'sites'>,
  db: Db,
  memberId: string,
): Promise<Recipient | undefined> {
  const recipient = await queries.selectRecipient(db, memberId);
  const site = recipient && ctx.sites.find(recipient.site_id);
  return site && { ...recipient, language: siteLanguage(site.languages, recipient.language) };
}

/**
 * The recipient of notifications that show other people; undefined also for a member who has to prove their age before they meet
 * others. The country of the IP address is not known here.
 */
export async function findProvedRecipient(
  ctx: Context,
  db: Db,
  memberId: string,
): Promise<Recipient | undefined> {
  const recipient = await findRecipient(ctx, db, memberId);
  if (!recipient) return undefined;
  const where = { site: siteOf(ctx, recipient), countries: [recipient.country] };
  return (await lacksProof(ctx, memberId, where)) ? undefined : recipient;
}

/** True while a member has a page open in this process or did something within 5 minutes. */
export function isOnline(ctx: Context, recipient: Recipient): boolean {
  return (
    ctx.live.isWatching(recipient.id) ||
    recipient.last_active_at.getTime() > ctx.clock.now().getTime() - onlineMs
  );
}

/** True for a kind that the recipient has not switched off. */
export const hasEnabled = (recipient: Recipient, kind: NotificationKind): boolean =>
  !recipient.notifications_disabled.includes(kind);

/** The site that writes to a recipient. */
export const siteOf = (ctx: Context, recipient: Recipient): Site => ctx.sites.byId(recipient.site_id);

/** The facts that every notification mail needs. */
export async function mailContext(
  ctx: Context,
  recipient: Recipient,
  kind: NotificationKind,
): Promise<UnsubscribableAbout> {
  const site = siteOf(ctx, recipient);
  return {
    ...aboutMail({ site, origin: siteOrigin(ctx, site) }, recipient),
    unsubscribe: await unsubscribeLink(ctx, site, { memberId: recipient.id, kind }),
  };
}

/** Members for the cards of a mail, in the order of the ids. */
export async function mailPeople(
  ctx: Context,
  db: Db,
  reader: Pick<Recipient, 'id' | 'site_id'>,
  ids: string[],
): Promise<MailPerson[]> {
  const site = ctx.sites.byId(reader.site_id);
  const [rows, photos] = [await queries.selectPeople(db, ids), await mailPhotos(ctx, db, reader.id, ids)];
  const byId = new Map(rows.map(row => [row.id, row]));
  const now = ctx.clock.now();
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    const path = photos.get(id);
    const photo = path ? (site.cdn_prefix || siteOrigin(ctx, site)) + path : null;
    const detail = factLine([ageOn(row.date_of_birth, dayInCountry(row.country, now)), row.city]);
    return [{ name: row.name, origin: row.origin, photo, detail }];
  });
}

/** Sends a mail of a kind, unless the recipient has switched it off or has not confirmed the address. */
export async function sendNotificationMail(
  ctx: Context,
  tx: Tx,
  recipient: Recipient,
  mail: {
    kind: NotificationKind;
    dedupeKey: string;
    write: (about: UnsubscribableAbout) => Promise<MailContent>;
  },
): Promise<void> {
  const { kind, dedupeKey, write } = mail;
  if (recipient.status !== 'active' || !recipient.emails_enabled || !hasEnabled(recipient, kind)) return;
  const content = await write(await mailContext(ctx, recipient, kind));
  await ctx.mail.send(tx, { siteId: recipient.site_id, kind, to: recipient.email, ...content, dedupeKey });
}
