import type { Insertable, Selectable } from 'kysely';
import type { DataExportTable } from '../../../infrastructure/postgres/tables/data-rights.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** An archive as it is stored. */
export type ExportRow = Selectable<DataExportTable>;

/** Locks a member's account, so that concurrent requests for an archive wait for each other. */
export async function lockOwner(db: Db, memberId: string): Promise<void> {
  await db
    .selectFrom('account')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** The member's archive that is being made or can still be fetched. */
export async function selectCurrent(db: Db, memberId: string, now: Date): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Deletes the row of a member's former archive and returns its id. */
export async function deleteFormer(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('data_export')
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertExport(db: Db, row: Insertable<DataExportTable>): Promise<ExportRow> {
  return db.insertInto('data_export').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The member of an archive that is to be made, and the recipient of the mail; undefined when it is made already or was deleted. */
export async function selectOrder(db: Db, id: string) {
  return db
    .selectFrom('data_export')
    .innerJoin('member', 'member.id', 'data_export.member_id')
    .innerJoin('account', 'account.member_id', 'data_export.member_id')
    .select(['data_export.member_id', 'data_export.token', 'account.email', 'member.name', 'member.language'])
    .where('data_export.id', '=', id)
    .where('data_export.ready_at', 'is', null)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

/** Marks the archive as ready; false when it was ready before or was deleted. */
export async function markReady(
  db: Db,
  id: string,
  about: { ready_at: Date; expires_at: Date; size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_export')
    .set(about)
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function exportExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('data_export').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data_export').where('id', '=', id).execute();
}
