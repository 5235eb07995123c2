import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { isWaiting, waitedUntil } from '../suspension-queries.ts';

/** States in which a person has to do something. */
const waiting = ['received', 'in_review', 'appealed'] as const;

/** SQL: since when a complaint waits: when it came, was appealed against, or a suspension ended that it waited for. */
const waitsSince = sql<Date>`greatest(case when state = 'appealed' then updated_at else created_at end, ${waitedUntil})`;

/** What waits for a decision at a site, and since when, the longest first. */
export async function selectWaiting(db: Db, siteId: string) {
  return db
    .selectFrom('complaint')
    .select(['reference', waitsSince.as('since')])
    .where('site_id', '=', siteId)
    .where('state', 'in', waiting)
    .where(({ not }) => not(isWaiting))
    .orderBy('since')
    .execute();
}

/** How many reports and complaints wait for a decision, and since when the oldest does, for each site where any waits. */
export async function summariseWaiting(db: Db): Promise<{ site: string; count: number; oldest: Date }[]> {
  return db
    .selectFrom('complaint')
    .select(eb => [
      'site_id as site',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date>(waitsSince).as('oldest'),
    ])
    .where('state', 'in', waiting)
    .where(({ not }) => not(isWaiting))
    .groupBy('site_id')
    .orderBy('site_id')
    .execute();
}
