import type { Db } from '../../ports/db/transaction.ts';

/** States in which a person has to do something. */
const waiting = ['received', 'in_review', 'appealed'] as const;

/** What waits for a decision at a site, the oldest first: when it came, or was appealed against. */
export async function selectWaiting(db: Db, siteId: string) {
  return db
    .selectFrom('complaint')
    .select(['reference', 'reason', 'updated_at', 'created_at', 'state'])
    .where('site_id', '=', siteId)
    .where('state', 'in', waiting)
    .orderBy('created_at')
    .execute();
}

/** How many reports and complaints wait for a decision, and since when the oldest does; null where none waits. */
export async function summariseWaiting(db: Db): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('complaint')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', waiting)
    .executeTakeFirstOrThrow();
}
