import { emailKey } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { MailChangeTable } from '../../infrastructure/postgres/tables/accounts.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** How many changes a member requested since a moment, and when the first of them was. */
export async function countSince(db: Db, memberId: string, since: Date) {
  return db
    .selectFrom('mail_change')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('first_at')])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Another member who has proved the address to be theirs, or can still take it back. */
export async function selectOtherOwner(
  db: Db,
  about: { pool: string; email: string; memberId: string; now: Date },
) {
  const { pool, email, memberId, now } = about;
  const key = emailKey(email);
  return db
    .selectFrom('member')
    .select(['member.id', 'member.name', 'member.language'])
    .where('member.id', '<>', memberId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'member.id',
          'in',
          selectFrom('account')
            .select('member_id')
            .where('pool', '=', pool)
            .where('email_key', '=', key)
            .where('status', '=', 'active'),
        ),
        eb(
          'member.id',
          'in',
          selectFrom('mail_change')
            .select('member_id')
            .where('pool', '=', pool)
            .where('old_email_key', '=', key)
            .where('undo_expires_at', '>', now)
            .where('undone_at', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
}

export async function insertChange(db: Db, change: Insertable<MailChangeTable>): Promise<void> {
  await db.insertInto('mail_change').values(change).execute();
}

/** The change that a link mailed to the new address confirms; only the latest request is valid. */
export async function selectByToken(db: Db, pool: string, hash: Buffer, now: Date) {
  return db
    .selectFrom('mail_change')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('pool', '=', pool)
    .where('expires_at', '>', now)
    .where('undone_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_change as later')
            .select('later.id')
            .whereRef('later.member_id', '=', 'mail_change.member_id')
            .whereRef('later.created_at', '>', 'mail_change.created_at'),
        ),
      ),
    )
    .executeTakeFirst();
}

/** The change that a link mailed to the old address undoes. */
export async function selectByUndo(db: Db, pool: string, hash: Buffer, now: Date) {
  return db
    .selectFrom('mail_change')
    .selectAll()
    .where('undo_hash', '=', hash)
    .where('pool', '=', pool)
    .where('undo_expires_at', '>', now)
    .executeTakeFirst();
}

export async function confirmChange(
  db: Db,
  id: string,
  change: { confirmed_at: Date; undo_hash: Buffer | null; undo_expires_at: Date | null },
): Promise<void> {
  await db.updateTable('mail_change').set(change).where('id', '=', id).execute();
}

/** Undoes a change and every later change of the member. */
export async function undoChanges(db: Db, memberId: string, from: Date, now: Date): Promise<void> {
  await db
    .updateTable('mail_change')
    .set({ undone_at: now })
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('undone_at', 'is', null)
    .execute();
}
