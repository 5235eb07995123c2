import { type Insertable, sql } from 'kysely';
import type { ComplaintDecisionTable } from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { isWaiting } from '../suspension-queries.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import { selectComplaints } from './complaint-queries.ts';
import { isUrgent } from './notices.ts';

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

/** Id of the complaint with a reference. */
export async function selectId(db: Db, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('complaint')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Complaints in these states: the urgent ones first, each the oldest first.
 *
 * @param waiting whether to include those that wait for the end of a suspension
 */
export async function selectQueue(db: Db, states: ComplaintRow['state'][], waiting: boolean) {
  return db
    .selectFrom('complaint')
    .select(['reference', 'state', 'kind', 'reason', 'about_name', 'about_origin', 'created_at', 'site_id'])
    .select('trusted_flagger')
    .where('state', 'in', states)
    .$if(!waiting, query => query.where(eb => eb.not(isWaiting)))
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

/** Makes decisions final that can no longer be appealed. */
export async function closeOld(db: Db, now: Date, decidedBefore: Date): Promise<void> {
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
}

/**
 * Empties complaints that ended long ago of everybody and everything that they are about. What a transparency report counts stays: what
 * kind of thing was received, decided and appealed against, and when.
 */
export async function anonymiseOld(db: Db, endedBefore: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update complaint set text = '', url = case when url is not null then '' end, reporter_key = '', target = null,
      about_id = null, about_name = null, about_origin = null, snapshot = null, picture = null, waits_for = null
    where state = 'final' and updated_at <= ${endedBefore} and reporter_key <> ''
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('complaint_key').where('complaint_id', 'in', ids).execute();
  await sql`update complaint_party set name = '', email = null, member_id = null,
    appeal = case when appeal is not null then '' end where complaint_id = any(${ids}::uuid[])`.execute(db);
  // the database wants other deciders in each round
  await sql`update complaint_decision set reasons = '', reasons_affected = null, law = null, photo_id = null, authority = null,
    informed_on = null, decided_by = round::text where complaint_id = any(${ids}::uuid[])`.execute(db);
}

/** Deletes what remained of complaints that ended before a moment. */
export async function deleteOld(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('complaint')
    .where('state', '=', 'final')
    .where('updated_at', '<', endedBefore)
    .execute();
}
