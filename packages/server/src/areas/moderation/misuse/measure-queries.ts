import type { Insertable } from 'kysely';
import type { MisuseMeasureTable } from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { MeasureRow } from '../suspension-queries.ts';

export async function insertMeasure(db: Db, row: Insertable<MisuseMeasureTable>): Promise<void> {
  await db.insertInto('misuse_measure').values(row).execute();
}

/** What was imposed on somebody for one kind of misuse since a moment, the latest first. */
export async function selectMeasures(
  db: Db,
  { subject, misuse, since }: { subject: string; misuse: MeasureRow['misuse']; since: Date },
): Promise<MeasureRow[]> {
  return db
    .selectFrom('misuse_measure')
    .selectAll()
    .where('subject', '=', subject)
    .where('misuse', '=', misuse)
    .where('imposed_at', '>', since)
    .orderBy('imposed_at', 'desc')
    .execute();
}

/** The measure with a reference, locked until the transaction ends. */
export async function lockMeasure(db: Db, reference: string): Promise<MeasureRow | undefined> {
  return db
    .selectFrom('misuse_measure')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/** Id of the member whose account a measure suspends; null for another measure. */
export async function selectSuspended(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('misuse_measure')
    .select('member_id')
    .where('reference', '=', reference)
    .where('misuse', '=', 'illegal_content')
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** References of the suspensions whose time is over. */
export async function selectDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('misuse_measure')
    .select('reference')
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .orderBy('until')
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function endMeasure(
  db: Db,
  id: string,
  end: Pick<MeasureRow, 'ended_at' | 'lifted_by'>,
): Promise<void> {
  await db.updateTable('misuse_measure').set(end).where('id', '=', id).execute();
}

/** Deletes suspensions that ended, and warnings that were given, before a moment. */
export async function deleteMeasuresBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('misuse_measure')
    .where(({ eb, and, or }) =>
      or([eb('ended_at', '<=', before), and([eb('kind', '=', 'warning'), eb('imposed_at', '<=', before)])]),
    )
    .execute();
}
