import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import { misuseEndedMail, misuseMail } from '../../../infrastructure/mail/mails/moderation.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { isBanned } from '../bans.ts';
import { selectAddressee } from '../complaints/complaint-queries.ts';
import { appealEnd } from '../complaints/decision-facts.ts';
import { objectionKey } from '../objections.ts';
import type { MeasureRow } from '../suspension-queries.ts';

/**
 * Mails a warning or suspension with its reasons and remedies, or its end; does nothing without an address, for a site that is no more,
 * and at the end of a suspension that leaves the account closed by a ban.
 */
export async function sendMeasure(
  ctx: Context,
  tx: Tx,
  row: MeasureRow,
  reasons: string | null,
): Promise<void> {
  const { member_id, site_id, name, language, reference, misuse, kind, until, counted, total } = row;
  const member = member_id === null ? undefined : await selectAddressee(tx.db, member_id);
  const email = member ? member.email : row.email;
  if (email === null) return;
  const site = ctx.sites.find(site_id);
  if (!site) return;
  const isClosed = misuse === 'illegal_content' && member_id !== null && (await isBanned(tx.db, member_id));
  if (row.ended_at !== null && isClosed && reasons === null) return;
  const origin = siteOrigin(ctx, site);
  const about = { ...aboutMail({ site, origin }, { name, language }), reference, misuse, kind, reasons };
  const objectUntil = appealEnd({ decided_at: row.imposed_at });
  const query = new URLSearchParams({ measure: reference, key: await objectionKey(ctx, row.id) });
  const link = `${origin}/complaints?${query}`;
  const content =
    row.ended_at === null
      ? await misuseMail({ ...about, until, counted, total, objectUntil, link })
      : await misuseEndedMail({ ...about, isClosed });
  const step = row.ended_at === null ? kind : 'end';
  await ctx.mail.send(tx, {
    siteId: site_id,
    kind: `misuse_${step}`,
    to: email,
    ...content,
    // a suspension that ended by itself may be lifted later
    dedupeKey: `misuse:${row.id}:${row.lifted_by === null ? step : 'lifted'}`,
  });
}
