import type { Insertable } from 'kysely';
import type { IdentityMarkTable } from '../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

type Mark = Insertable<IdentityMarkTable>;

/** Pool and proved e-mail addresses of a member: the current one, and those that were replaced. */
export async function selectAddresses(
  db: Db,
  memberId: string,
): Promise<{ pool: string; emails: string[] } | null> {
  const account = await db
    .selectFrom('account')
    .select(['pool', 'email', 'status'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!account) return null;
  const former = await db
    .selectFrom('mail_change')
    .select('old_email')
    .where('member_id', '=', memberId)
    .where('undo_hash', 'is not', null)
    .execute();
  const current = account.status === 'active' ? [account.email] : [];
  return { pool: account.pool, emails: [...current, ...former.map(({ old_email }) => old_email)] };
}

/** The payers of the mandates that a member signed, as far as they are still kept. */
export async function selectPayers(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('debit_mandate')
    .select(['id', 'debtor', 'iban_fingerprint'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.flatMap(({ debtor, ...row }) => (debtor === null ? [] : [{ ...row, debtor }]));
}

export async function insertMarks(db: Db, marks: Mark[]): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto('identity_mark')
    .values(marks)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Bans that began after a moment, of members who still have an account, and that left no marks; some of them may have been lifted. */
export async function selectUnmarkedBans(db: Db, after: Date) {
  return db
    .selectFrom('complaint')
    .innerJoin('complaint_decision as decision', 'decision.complaint_id', 'complaint.id')
    .innerJoin('account', 'account.member_id', 'complaint.about_id')
    .select(['complaint.id', 'account.member_id'])
    .select(({ fn }) => fn.min('decision.decided_at').as('since'))
    .where('decision.outcome', '=', 'account_disabled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_mark')
            .select('identity_mark.source')
            .whereRef('identity_mark.source', '=', 'complaint.id'),
        ),
      ),
    )
    .groupBy(['complaint.id', 'account.member_id'])
    .having(({ fn }) => fn.min('decision.decided_at'), '>', after)
    .execute();
}

/** Marks with one of these hashes that have not ended. */
export async function selectMarks(db: Db, about: { pool: string; hashes: Buffer[]; now: Date }) {
  return db
    .selectFrom('identity_mark')
    .select(['reason', 'source', 'expires_at', 'withdrawn_at'])
    .where('pool', '=', about.pool)
    .where('hash', 'in', about.hashes)
    .where('expires_at', '>', about.now)
    .execute();
}

/** Id of the deletion of a member's account, which its marks have as their source. */
export async function selectDeletion(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_deletion')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.id;
}

/** Stores the withdrawals that marks carry. */
export async function setWithdrawn(db: Db, source: string, withdrawn_at: Date[]): Promise<void> {
  await db.updateTable('identity_mark').set({ withdrawn_at }).where('source', '=', source).execute();
}

/** Deletes the marks that a ban or a departure left. */
export async function deleteMarks(db: Db, source: string): Promise<void> {
  await db.deleteFrom('identity_mark').where('source', '=', source).execute();
}

export async function deleteEndedMarks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identity_mark').where('expires_at', '<=', now).execute();
}
