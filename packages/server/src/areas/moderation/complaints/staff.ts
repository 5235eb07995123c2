import { dayIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import { complaintsWaitingMail } from '../../../infrastructure/mail/mails/moderation.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { selectWaiting } from './staff-queries.ts';

/** Milliseconds for which arrivals are collected, so that a flood of them is one mail. */
const collectMs = 5 * 60_000;
/** Milliseconds after which something that waits is named again, each day. */
const overdueMs = 86_400_000;
/** References that one mail names. */
const namedAtMost = 20;

/**
 * Plans the mail to the site's support address that something has arrived, or was appealed against.
 *
 * @param now the moment that was stored as that of the arrival: the mail names what came since
 */
export async function planStaffMail(ctx: Context, tx: Tx, siteId: string, now: Date): Promise<void> {
  const data = { site: siteId, since: now.toISOString() };
  const runAt = new Date(now.getTime() + collectMs);
  await ctx.jobs.enqueue(tx, 'trust.arrived', data, { runAt, key: siteId });
}

type Waiting = Awaited<ReturnType<typeof selectWaiting>>;

/** Job: mails the support address of a site what has arrived since a moment and still waits. */
export async function mailArrivals(
  ctx: Context,
  { site, since }: { site: string; since: string },
): Promise<void> {
  const all = await selectWaiting(ctx.db, site);
  const arrived = all.filter(complaint => complaint.since >= new Date(since));
  if (arrived.length > 0)
    await mailStaff(ctx, ctx.sites.byId(site), { kind: 'arrived', named: arrived, all, key: since });
}

/** Job: once a day names to each site's support address what has waited for longer than a day. */
export async function mailOverdue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const site of ctx.sites.all) {
    const all = await selectWaiting(ctx.db, site.id);
    const named = all.filter(complaint => now.getTime() - complaint.since.getTime() > overdueMs);
    const key = dayIn(site.time_zone, now);
    if (named.length > 0) await mailStaff(ctx, site, { kind: 'overdue', named, all, key });
  }
}

async function mailStaff(
  ctx: Context,
  site: Site,
  about: { kind: 'arrived' | 'overdue'; named: Waiting; all: Waiting; key: string },
): Promise<void> {
  const { kind, named, all, key } = about;
  const [oldest] = all;
  const [language] = site.languages;
  if (!oldest || !language) return;
  const content = await complaintsWaitingMail({
    ...aboutMail({ site, origin: siteOrigin(ctx, site) }, { name: site.name, language }),
    kind,
    count: named.length,
    waiting: all.length,
    oldest: oldest.since,
    references: named.slice(0, namedAtMost).map(({ reference }) => reference),
  });
  await ctx.transaction(tx =>
    ctx.mail.send(tx, {
      siteId: site.id,
      kind: 'complaints_waiting',
      to: site.support_email,
      ...content,
      dedupeKey: `complaints:${site.id}:${kind}:${key}`,
    }),
  );
}
