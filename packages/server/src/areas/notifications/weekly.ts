import type { Context } from '../../context/context.ts';
import { bornAsSought, bornUntil } from '../../domain/age-limits.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { WeeklyBatch } from '../../infrastructure/jobs/payloads.ts';
import { weeklyMail } from '../../infrastructure/mail/mails/notifications.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { claimOnce } from './notice-queries.ts';
import {
  findProvedRecipient,
  mailPeople,
  type Recipient,
  sendNotificationMail,
  siteOf,
} from './recipient.ts';
import * as queries from './weekly-queries.ts';

const day = 86_400_000;
const batch = 25;
const sendingHour = 9;
/** Milliseconds of absence after which a member gets no more weekly mails. */
const stopAfter = 60 * day;
const peopleShown = 3;
/** A larger number of new members is written as "100+". */
const mostCounted = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Day of the week, hour and date in a site's time zone. */
function localTime(site: Site, now: Date) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: site.time_zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(item => item.type === type)?.value ?? '';
  return {
    weekday: part('weekday').slice(0, 3),
    hour: Number(part('hour')),
    date: `${part('year')}-${part('month')}-${part('day')}`,
  };
}

/** Job: begins the weekly mails of each site on Monday morning in its time zone. It runs every hour, and begins each week once. */
export async function beginWeekly(ctx: Context): Promise<void> {
  for (const site of ctx.sites.all) {
    const { weekday, hour, date } = localTime(site, ctx.clock.now());
    if (weekday !== 'Mon' || hour < sendingHour) continue;
    await ctx.transaction(async tx => {
      if (!(await claimOnce(tx.db, `weekly:${site.id}:${date}`, ctx.clock.now()))) return;
      await enqueue(ctx, tx, { site: site.id, week: date, after: firstId });
    });
  }
}

const enqueue = (ctx: Context, tx: Tx, data: WeeklyBatch) =>
  ctx.jobs.enqueue(tx, 'weekly.batch', data, { key: `${data.site}:${data.week}:${data.after}` });

/** Job: writes the weekly mails of one batch of members, and enqueues the next batch in the same transaction. */
export async function sendWeekly(ctx: Context, { site, week, after }: WeeklyBatch): Promise<void> {
  await ctx.transaction(async tx => {
    const activeSince = new Date(ctx.clock.now().getTime() - stopAfter);
    const ids = await queries.selectBatch(tx.db, site, after, { activeSince, count: batch });
    for (const id of ids) {
      const recipient = await findProvedRecipient(ctx, tx.db, id);
      if (recipient) await mailWeek(ctx, tx, recipient, week);
    }
    const last = ids.at(-1);
    if (last !== undefined && ids.length === batch) await enqueue(ctx, tx, { site, week, after: last });
  });
}

/** Mails a member's week, unless nothing happened in it. */
async function mailWeek(ctx: Context, tx: Tx, recipient: Recipient, week: string): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - 7 * day);
  const site = siteOf(ctx, recipient);
  const { country, looking_for: lookingFor, id: viewer } = recipient;
  const counts = await queries.selectCounts(tx.db, viewer, since, bornUntil(site, now));
  // nobody is proposed to members who withdrew their consent to be matched
  const newcomers =
    lookingFor === null
      ? []
      : await queries.selectNewcomers(
          tx.db,
          {
            ...poolView(ctx.sites, site),
            country,
            lookingFor,
            since,
            viewer,
            ...bornAsSought(site, now, {
              min: recipient.sought_min_age,
              max: recipient.sought_max_age,
              country,
            }),
          },
          mostCounted + 1,
        );
  if (counts.messages + counts.likes + newcomers.length === 0) return;
  const members = await mailPeople(ctx, tx.db, recipient, newcomers.slice(0, peopleShown));
  await sendNotificationMail(ctx, tx, recipient, {
    kind: 'weekly_updates',
    dedupeKey: `weekly:${recipient.id}:${week}`,
    write: about =>
      weeklyMail({
        ...about,
        counts: { ...counts, members: Math.min(newcomers.length, mostCounted) },
        moreMembers: newcomers.length > mostCounted,
        members,
        link: `${about.origin}/members`,
      }),
  });
}
