import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** The last decision on each report about a member. */
export async function selectOutcomes(db: Db, memberId: string) {
  return db
    .selectFrom('complaint')
    .innerJoin('complaint_decision as decision', 'decision.complaint_id', 'complaint.id')
    .select(['complaint.id', 'complaint.reference'])
    .select(['decision.outcome', 'decision.ground', 'decision.photo_id', 'decision.decided_at'])
    .distinctOn('complaint.id')
    .where('complaint.about_id', '=', memberId)
    .orderBy('complaint.id')
    .orderBy('decision.round', 'desc')
    .execute();
}
