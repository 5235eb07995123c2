import { dayOf, EU_COUNTRIES } from '@velluto/rules';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Which month is counted, and when the member is active in it. */
interface Activity {
  month: Date;
  now: Date;
  /** Whether the account was confirmed just now, before which it did not count. */
  confirmed: boolean;
}

/** Stores the activity of a member; the first one in a month counts a confirmed member of the Union. One statement, so that it counts once. */
export async function countFirst(
  db: Db,
  memberId: string,
  { month, now, confirmed }: Activity,
): Promise<void> {
  await sql`with first as (
      update member set last_active_at = ${now}
      where id = ${memberId} and (${confirmed}::boolean or last_active_at < ${month})
      returning id, site_id, country, origin
    )
    insert into monthly_recipients as stored (site_id, month, recipients)
    select first.site_id, ${dayOf(month.getTime())}::date, 1
    from first join account on account.member_id = first.id
    where first.origin = 'member' and account.confirmed_at is not null
      and first.country = any(${[...EU_COUNTRIES]}::text[])
    on conflict (site_id, month) do update set recipients = stored.recipients + 1`.execute(db);
}

/** The first month in which a member of the site was counted, null before; and how many it had in all months from `from`, before `until`, added up. */
export async function selectMonths(
  db: Db,
  siteId: string,
  from: Date,
  until: Date,
): Promise<{ first: string | null; sum: number }> {
  const [start, end] = [dayOf(from.getTime()), dayOf(until.getTime())];
  return db
    .selectFrom('monthly_recipients')
    .select(({ fn }) => fn.min('month').as('first'))
    .select(
      sql<number>`coalesce(sum(recipients) filter (where month >= ${start} and month < ${end}), 0)::int`.as(
        'sum',
      ),
    )
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
}
