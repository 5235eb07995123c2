import type { Db } from '../ports/db/transaction.ts';

/** The last decision on each report about a member. */
export async function selectOutcomes(db: Db, memberId: string) {
  return db
    .selectFrom('complaint')
    .innerJoin('complaint_decision as decision', 'decision.complaint_id', 'complaint.id')
    .select(['complaint.id', 'decision.outcome', 'decision.photo_id'])
    .distinctOn('complaint.id')
    .where('complaint.about_id', '=', memberId)
    .orderBy('complaint.id')
    .orderBy('decision.round', 'desc')
    .execute();
}
