import type { Insertable } from 'kysely';
import type { ComplaintDecisionTable } from '../../../infrastructure/postgres/tables/trust.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import { selectComplaints } from './complaint-queries.ts';
import { isUrgent } from './urgent.ts';

/** A complaint with its parties, appeals and decisions, locked until the transaction ends. */
export async function lockByReference(db: Db, reference: string): Promise<ComplaintRow | undefined> {
  const row = await db
    .selectFrom('complaint')
    .select('id')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return row && (await selectComplaints(db, [row.id]))[0];
}

/** Id of the member whom a complaint is about; null when it is about no (remaining) member, or there is no such complaint. */
export async function selectAbout(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('complaint')
    .select('about_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.about_id ?? null;
}

export async function insertDecision(db: Db, decision: Insertable<ComplaintDecisionTable>): Promise<void> {
  await db.insertInto('complaint_decision').values(decision).execute();
}

/** Complaints in these states: the urgent ones first, each the oldest first. */
export async function selectQueue(db: Db, states: ComplaintRow['state'][]) {
  return db
    .selectFrom('complaint')
    .select(['reference', 'state', 'kind', 'reason', 'about_name', 'about_origin', 'created_at', 'site_id'])
    .select('trusted_flagger')
    .where('state', 'in', states)
    .orderBy(isUrgent, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function selectPicture(db: Db, reference: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('complaint')
    .select('picture')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** Makes decisions final that can no longer be appealed, and deletes complaints that ended long ago. */
export async function closeAndDeleteOld(
  db: Db,
  now: Date,
  decidedBefore: Date,
  endedBefore: Date,
): Promise<void> {
  await db
    .updateTable('complaint')
    .set({ state: 'final', updated_at: now })
    .where('state', '=', 'decided')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('complaint_decision')
            .select('round')
            .whereRef('complaint_decision.complaint_id', '=', 'complaint.id')
            .where('decided_at', '>', decidedBefore),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('complaint')
    .where('state', '=', 'final')
    .where('updated_at', '<=', endedBefore)
    .execute();
}
