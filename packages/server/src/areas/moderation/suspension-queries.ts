import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MisuseMeasureTable } from '../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** A warning or a suspension as it is stored. */
export type MeasureRow = Selectable<MisuseMeasureTable>;

/** SQL: whether the complaint in this row waits for the end of a suspension of whoever sent it. */
export const isWaiting: RawBuilder<boolean> = sql<boolean>`exists (select from misuse_measure
  where misuse_measure.id = complaint.waits_for and misuse_measure.ended_at is null)`;

/** SQL: when the suspension that the complaint in this row waited for ended; null without one. */
export const waitedUntil: RawBuilder<Date | null> = sql<Date | null>`(select misuse_measure.ended_at from misuse_measure
  where misuse_measure.id = complaint.waits_for)`;

/** SQL: when the complaint in this row is handled, while it waits for the end of a suspension; else null. */
export const handledFrom: RawBuilder<Date | null> = sql<Date | null>`(select misuse_measure.until from misuse_measure
  where misuse_measure.id = complaint.waits_for and misuse_measure.ended_at is null)`;

/** The suspension in force of somebody for one kind of misuse; undefined without one. */
export async function selectSuspension(db: Db, subject: string, misuse: MisuseMeasureTable['misuse']) {
  return db
    .selectFrom('misuse_measure')
    .select(['id', 'reference', 'site_id'])
    .select(({ ref }) => ref('misuse_measure.until').$castTo<Date>().as('until'))
    .where('subject', '=', subject)
    .where('misuse', '=', misuse)
    .where('kind', '=', 'suspension')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The measure with a reference; undefined in another pool. */
export async function selectMeasure(
  db: Db,
  pool: string,
  reference: string,
): Promise<MeasureRow | undefined> {
  return db
    .selectFrom('misuse_measure')
    .selectAll()
    .where('reference', '=', reference)
    .where('pool', '=', pool)
    .executeTakeFirst();
}

/** The sites at which complaints wait for the end of a suspension. */
export async function selectWaitingSites(db: Db, suspension: string): Promise<string[]> {
  const rows = await db
    .selectFrom('complaint')
    .select('site_id')
    .distinct()
    .where('waits_for', '=', suspension)
    .where('state', '<>', 'final')
    .execute();
  return rows.map(({ site_id }) => site_id);
}
