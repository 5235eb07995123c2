import type { Insertable } from 'kysely';
import type {
  AuthorityOrderTable,
  ComplaintTable,
  MisuseSuspensionTable,
  SettlementDisputeTable,
} from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { Period } from '../complaints/transparency-queries.ts';

/** What staff may say of a complaint for the report. */
export type Classification = Pick<
  Insertable<ComplaintTable>,
  'source' | 'trusted_flagger' | 'category' | 'described'
>;

/** Says of a complaint where it came from and what it is about; false when there is none with this reference. */
export async function updateClassification(
  db: Db,
  reference: string,
  classification: Classification,
): Promise<boolean> {
  const row = await db
    .updateTable('complaint')
    .set(classification)
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const key = ['site_id', 'file'] as const;

/** Stores an order, in place of what was stored under its file. */
export async function putOrder(db: Db, row: AuthorityOrderTable): Promise<void> {
  await db
    .insertInto('authority_order')
    .values(row)
    .onConflict(same => same.columns(key).doUpdateSet(row))
    .execute();
}

/** Stores a dispute, in place of what was stored under its file. */
export async function putDispute(db: Db, row: SettlementDisputeTable): Promise<void> {
  await db
    .insertInto('settlement_dispute')
    .values(row)
    .onConflict(same => same.columns(key).doUpdateSet(row))
    .execute();
}

/** Stores a suspension, in place of what was stored under its file. */
export async function putSuspension(db: Db, row: MisuseSuspensionTable): Promise<void> {
  await db
    .insertInto('misuse_suspension')
    .values(row)
    .onConflict(same => same.columns(key).doUpdateSet(row))
    .execute();
}

/** Tables of what staff record. */
export type RecordTable = 'authority_order' | 'settlement_dispute' | 'misuse_suspension';

/** Deletes a record; false when there is none under this file. */
export async function deleteRecord(
  db: Db,
  table: RecordTable,
  siteId: string,
  file: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom(table)
    .where('site_id', '=', siteId)
    .where('file', '=', file)
    .returning('file')
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders that a site received in a period. */
export async function selectOrders(db: Db, siteId: string, { from, until }: Period) {
  return db
    .selectFrom('authority_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .orderBy('received_at')
    .orderBy('file')
    .execute();
}

/** Disputes that were submitted or ended in a period. */
export async function selectDisputes(db: Db, siteId: string, { from, until }: Period) {
  return db
    .selectFrom('settlement_dispute')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('submitted_at', '<', until)
    .where(eb => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', from)]))
    .orderBy('submitted_at')
    .orderBy('file')
    .execute();
}

/** Suspensions that were imposed in a period. */
export async function selectSuspensions(db: Db, siteId: string, { from, until }: Period) {
  return db
    .selectFrom('misuse_suspension')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('imposed_at', '>=', from)
    .where('imposed_at', '<', until)
    .orderBy('imposed_at')
    .orderBy('file')
    .execute();
}
