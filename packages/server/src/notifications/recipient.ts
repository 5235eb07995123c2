import { ageOn, dayOf } from '@velluto/rules';
import type { Context } from '../context.ts';
import { originOf } from '../http/origin.ts';
import type { MailContent, MailPerson, UnsubscribableAbout } from '../mail/mail-types.ts';
import { mainImages } from '../photos/images.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import type { NotificationKind } from './kinds.ts';
import * as queries from './recipient-queries.ts';
import { unsubscribeLink } from './unsubscribe-token.ts';

export type { Recipient } from './recipient-queries.ts';

type Reader = queries.Recipient;

/** An open page asks at least every 5 minutes: somebody quiet for longer is not here. */
const hereMs = 300_000;

/** A member whom a site writes to; nobody writes to members of a site that is gone, who must not stop the mails of others. */
export async function findRecipient(
  ctx: Pick<Context, 'sites'>,
  db: Db,
  memberId: string,
): Promise<Reader | undefined> {
  const reader = await queries.selectRecipient(db, memberId);
  return reader && ctx.sites.find(reader.site_id) && reader;
}

/** True while a member has a page open in this process or did something within 5 minutes. */
export function isOnline(ctx: Context, reader: Reader): boolean {
  return (
    ctx.live.isWatching(reader.id) || reader.last_active_at.getTime() > ctx.clock.now().getTime() - hereMs
  );
}

/** True for a kind that the reader has not switched off. */
export const hasEnabled = (reader: Reader, kind: NotificationKind): boolean =>
  !reader.notifications_disabled.includes(kind);

/** The site that writes to a reader. */
export const siteOf = (ctx: Context, reader: Reader): Site => ctx.sites.byId(reader.site_id);

/** What every mail of a kind knows. */
export async function mailContext(
  ctx: Context,
  reader: Reader,
  kind: NotificationKind,
): Promise<UnsubscribableAbout> {
  const site = siteOf(ctx, reader);
  return {
    site,
    language: reader.language,
    name: reader.name,
    origin: originOf(ctx, site),
    unsubscribe: await unsubscribeLink(ctx, site, { memberId: reader.id, kind }),
  };
}

/** People for the cards of a mail, in the order of the ids. */
export async function mailPeople(ctx: Context, db: Db, site: Site, ids: string[]): Promise<MailPerson[]> {
  const [rows, images] = [await queries.selectPeople(db, ids), await mainImages(db, ids)];
  const byId = new Map(rows.map(row => [row.id, row]));
  const today = dayOf(ctx.clock.now().getTime());
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    const picture = images.get(id)?.match_filename;
    const photo = picture ? (site.cdn_prefix || originOf(ctx, site)) + picture : null;
    const detail = [ageOn(row.date_of_birth, today), row.city].filter(Boolean).join(' · ');
    return [{ name: row.name, origin: row.origin, photo, detail }];
  });
}

/** Sends a mail of a kind, unless the reader wants none or has not confirmed the address. */
export async function sendNotificationMail(
  ctx: Context,
  tx: Tx,
  reader: Reader,
  mail: {
    kind: NotificationKind;
    dedupeKey: string;
    write: (about: UnsubscribableAbout) => Promise<MailContent>;
  },
): Promise<void> {
  const { kind, dedupeKey, write } = mail;
  if (reader.status !== 'active' || !reader.emails_enabled || !hasEnabled(reader, kind)) return;
  const content = await write(await mailContext(ctx, reader, kind));
  await ctx.mail.send(tx, { siteId: reader.site_id, kind, to: reader.email, ...content, dedupeKey });
}
