import { type Insertable, sql } from 'kysely';
import type {
  ComplaintPartyTable,
  ComplaintTable,
} from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { handledFrom } from '../suspension-queries.ts';

const undecided = ['received', 'in_review'] as const;

/** Adds a complaint; false when the same reporter has an open one about the same subject. */
export async function insertComplaint(db: Db, row: Insertable<ComplaintTable>): Promise<boolean> {
  const added = await db
    .insertInto('complaint')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['reporter_key', 'target']).where('state', 'in', undecided).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The open complaint of a reporter about a subject. */
export async function selectOpen(db: Db, reporterKey: string, target: string) {
  return db
    .selectFrom('complaint')
    .select(['id', 'text', 'url'])
    .where('reporter_key', '=', reporterKey)
    .where('target', '=', target)
    .where('state', 'in', undecided)
    .executeTakeFirst();
}

/** Replaces the reporter's text, and the address of what is reported. */
export async function setContent(
  db: Db,
  id: string,
  content: { text: string; url: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('complaint')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** How many complaints a reporter made since a moment. */
export async function countSince(db: Db, reporterKey: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('complaint')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('reporter_key', '=', reporterKey)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a reporter until the transaction ends, so that concurrent complaints are counted one after the other. */
export async function lockReporter(db: Db, reporterKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`complaint:${reporterKey}`}, 0))`.execute(db);
}

/** Adds a party of a complaint: the reporter, or the member whom a decision restricts. */
export async function insertParty(db: Db, row: Insertable<ComplaintPartyTable>): Promise<void> {
  await db.insertInto('complaint_party').values(row).execute();
}

export async function insertKey(
  db: Db,
  key: { key_hash: Buffer; complaint_id: string; role: ComplaintPartyTable['role']; created_at: Date },
): Promise<void> {
  await db.insertInto('complaint_key').values(key).execute();
}

/** The facts of a member that mails need. */
export async function selectAddressee(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.member_id', 'member.id')
    .select(['member.id', 'member.name', 'member.language', 'account.email'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
}

/** A claim to be a party of a complaint: by the key of a mailed link, or as a member. */
export type Claim = { reference: string } & ({ key: Buffer } | { member: string });

/** The role of a claimant in a complaint of this pool; for a member with both roles, that of the reporter. */
export async function selectClaimed(db: Db, pool: string, claim: Claim) {
  return db
    .selectFrom('complaint')
    .innerJoin('complaint_party', 'complaint_party.complaint_id', 'complaint.id')
    .select(['complaint.id', 'complaint_party.role'])
    .where('complaint.reference', '=', claim.reference)
    .where('complaint.pool', '=', pool)
    .where(({ exists, eb, selectFrom }) =>
      'member' in claim
        ? eb('complaint_party.member_id', '=', claim.member)
        : exists(
            selectFrom('complaint_key')
              .select('complaint_key.role')
              .whereRef('complaint_key.complaint_id', '=', 'complaint.id')
              .whereRef('complaint_key.role', '=', 'complaint_party.role')
              .where('complaint_key.key_hash', '=', claim.key),
          ),
    )
    .orderBy('complaint_party.role', 'desc')
    .executeTakeFirst();
}

/** Complaints in which a member is a party, with the role, the latest first. */
export async function selectParts(db: Db, memberId: string, skip: number, limit: number) {
  return db
    .selectFrom('complaint_party')
    .innerJoin('complaint', 'complaint.id', 'complaint_party.complaint_id')
    .select(['complaint.id', 'complaint_party.role'])
    .where('complaint_party.member_id', '=', memberId)
    .orderBy('complaint.updated_at', 'desc')
    .orderBy('complaint.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
}

/** The number of complaints in which a member is a party, counted by role. */
export async function countParts(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('complaint_party')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Complaints with their parties, appeals and decisions (the first one first), without their pictures. */
export async function selectComplaints(db: Db, ids: string[], lock = false) {
  if (ids.length === 0) return [];
  const complaints = await db
    .selectFrom('complaint')
    .select(['id', 'reference', 'site_id', 'pool', 'kind', 'reason', 'text', 'url', 'about_id', 'about_name'])
    .select(['about_origin', 'snapshot', 'state', 'created_at', 'updated_at'])
    .select(['source', 'trusted_flagger', 'category', 'described', 'reporter_key'])
    .select(handledFrom.as('handled_from'))
    .select(sql<boolean>`picture is not null`.as('has_picture'))
    .where('id', 'in', ids)
    .$if(lock, query => query.forUpdate())
    .execute();
  const [parties, decisions] = await Promise.all([
    db.selectFrom('complaint_party').selectAll().where('complaint_id', 'in', ids).execute(),
    db
      .selectFrom('complaint_decision')
      .selectAll()
      .where('complaint_id', 'in', ids)
      .orderBy('round')
      .execute(),
  ]);
  return complaints.map(complaint => ({
    ...complaint,
    parties: parties.filter(party => party.complaint_id === complaint.id),
    decisions: decisions.filter(decision => decision.complaint_id === complaint.id),
  }));
}

/** A complaint with its parties, appeals and decisions. */
export type ComplaintRow = Awaited<ReturnType<typeof selectComplaints>>[number];

export async function setState(db: Db, id: string, state: ComplaintRow['state'], now: Date): Promise<void> {
  await db.updateTable('complaint').set({ state, updated_at: now }).where('id', '=', id).execute();
}

/**
 * Stores a party's appeal. The complaint waits for the new decision, and no longer counts as the open one about its subject.
 *
 * @param waits_for the suspension after which it is handled; null for at once
 */
export async function setAppeal(
  db: Db,
  id: string,
  {
    role,
    text,
    now,
    waits_for,
  }: { role: ComplaintPartyTable['role']; text: string; now: Date; waits_for: string | null },
): Promise<void> {
  await db
    .updateTable('complaint_party')
    .set({ appeal: text, appealed_at: now })
    .where('complaint_id', '=', id)
    .where('role', '=', role)
    .execute();
  await db
    .updateTable('complaint')
    .set({ state: 'appealed', target: null, waits_for, updated_at: now })
    .where('id', '=', id)
    .execute();
}
