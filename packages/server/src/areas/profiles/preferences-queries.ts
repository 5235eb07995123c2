import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Whom a member looks for, and when they consented to its use or withdrew that consent; `lock` locks the account until the transaction ends. */
export async function selectPreferences(db: Db, memberId: string, lock = false) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.looking_for', 'member.sexuality', 'member.sought_min_age', 'member.sought_max_age'])
    .select(['account.consent_sensitive_at', 'account.consent_withdrawn_at'])
    .where('account.member_id', '=', memberId)
    .$if(lock, query => query.forUpdate('account'))
    .executeTakeFirstOrThrow();
}

/** Stores a consent; one that holds keeps its moment. */
export async function giveConsent(db: Db, memberId: string, at: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ consent_sensitive_at: at, consent_withdrawn_at: null })
    .where('member_id', '=', memberId)
    .where('consent_withdrawn_at', 'is not', null)
    .execute();
}

/** Stores that the consent was withdrawn; false when it was withdrawn before. */
export async function withdrawConsent(db: Db, memberId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ consent_withdrawn_at: at })
    .where('member_id', '=', memberId)
    .where('consent_withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
